import { z } from 'zod';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';

/** A message was paid for: both are told, so that their devices look again. */
export const tellUnlockedJob = declareJob({
  id: 'messages.tell-unlocked',
  lane: CLOCKWORK,
  payload: z.object({ messageId: z.uuid() }),
  tries: 10,
});
