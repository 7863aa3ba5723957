import { z } from 'zod';
import { CLOCKWORK, declareJob, type PayloadOf } from '../../platform/declare-job.ts';

const liveId = z.uuid();
const LANE = 'live';

/** Is it still there (P623)? Asks for itself again while it is. */
export const lookAfterJob = declareJob({
  id: 'live.look-after',
  lane: LANE,
  payload: z.object({ liveId }),
  tries: 25,
});

/** What is due by the clock: streams that never came or are over, reminders. Does once more what a lost job should have. */
export const sweepJob = declareJob({
  id: 'live.sweep',
  lane: LANE,
  payload: z.object({}),
  tries: 1,
  cron: '* * * * *',
});

/** Tells who wants to know, page by page. */
export const tellJob = declareJob({
  id: 'live.tell',
  lane: 'digests',
  payload: z.object({
    liveId,
    what: z.enum(['live', 'live_soon', 'live_off']),
    /** The last person of the page before. */
    after: z.uuid().nullable(),
  }),
  tries: 12,
});
export type Telling = PayloadOf<typeof tellJob>;

/** Says in the chat that somebody bought a ticket. */
export const sayTicketJob = declareJob({
  id: 'live.say-ticket',
  lane: LANE,
  payload: z.object({ ticketId: z.uuid() }),
  tries: 12,
});

/** Looks how long what was sent is, so that its ends can be chosen. */
export const measureRecordingJob = declareJob({
  id: 'live.measure-recording',
  lane: 'media',
  payload: z.object({ liveId }),
  tries: 12,
});

/** Keeps what is owed to staff of a stream (P1005), where nobody has by then. */
export const keepEvidenceJob = declareJob({
  id: 'live.keep-evidence',
  lane: 'media',
  payload: z.object({ id: z.uuid() }),
  tries: 12,
});

/** Makes a post of what was sent. */
export const makeReplayJob = declareJob({
  id: 'live.make-replay',
  lane: 'media',
  payload: z.object({ liveId }),
  tries: 12,
});

export const removeStillJob = declareJob({
  id: 'live.remove-still',
  lane: CLOCKWORK,
  payload: z.object({ key: z.uuid() }),
  tries: 12,
});

/** Nothing is left of a stream that is over; of evidence, once its time is over. */
export const purgeJob = declareJob({
  id: 'live.purge',
  lane: CLOCKWORK,
  payload: z.object({}),
  tries: 1,
  cron: '*/5 * * * *',
});
