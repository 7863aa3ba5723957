import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

/** With the queue's backoff, some three days. */
const TRIES = 18;

export const giveRestitutionJob = declareJob({
  id: 'restitutions.give',
  lane: 'restitutions',
  payload: z.object({
    cause: z.enum([
      'banned',
      'left',
      'post_removed',
      'live_failed',
      'live_late',
      'live_blocked',
      'months_blocked',
    ]),
    creatorId: z.uuid(),
    causeId: z.uuid(),
    at: z.coerce.date(),
  }),
  tries: TRIES,
});

export const mailRestitutionJob = declareJob({
  id: 'restitutions.mail',
  lane: 'mail',
  payload: z.object({ fanId: z.uuid(), causeId: z.uuid(), at: z.coerce.date() }),
  tries: TRIES,
});

/** What a dispute kept from coming back, once it is won. */
export const lookAgainJob = declareJob({
  id: 'restitutions.look-again',
  lane: 'restitutions',
  payload: z.object({}),
  tries: 1,
  cron: '27 * * * *',
});
