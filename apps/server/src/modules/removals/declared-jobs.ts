import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

export const mailRemovalJob = declareJob({
  id: 'removals.mail',
  lane: 'mail',
  payload: z.object({
    requestId: z.uuid(),
    what: z.enum(['received', 'decided', 'taken_back']),
    /** Of a decision that was taken back: why, and an id that tells two apart. */
    takenBack: z.object({ id: z.uuid(), reason: z.string() }).optional(),
  }),
  tries: 12,
});
