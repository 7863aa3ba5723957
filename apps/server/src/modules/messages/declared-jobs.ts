import { z } from 'zod';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';

/** A message was paid for: both are told, so that their devices look again. */
export const tellUnlockedJob = declareJob({
  id: 'messages.tell-unlocked',
  lane: CLOCKWORK,
  payload: z.object({ messageId: z.uuid() }),
  tries: 10,
});

/** What creators wrote for a moment, to whom they owe it: looked for each minute, in a lane that may be busy. */
export const sendAutomaticJob = declareJob({
  id: 'messages.send-automatic',
  lane: 'broadcasts',
  payload: z.object({}),
  tries: 3,
  cron: '* * * * *',
});

/** In a lane of its own, so that nobody waits for a message to many. */
export const moveBroadcastJob = declareJob({
  id: 'messages.move-broadcast',
  lane: 'broadcasts',
  payload: z.object({ broadcastId: z.uuid() }),
  tries: 10,
});

/** A message to many was stopped for its words. */
export const mailStoppedJob = declareJob({
  id: 'messages.mail-stopped',
  lane: 'mail',
  payload: z.object({ broadcastId: z.uuid() }),
  tries: 12,
});
