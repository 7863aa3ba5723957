import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

export const mailAppealJob = declareJob({
  id: 'appeals.mail',
  lane: 'mail',
  payload: z.object({
    appealId: z.uuid(),
    to: z.enum(['person', 'admin']),
    /** Of a decision that was taken back: why, and an id that tells two apart. */
    takenBack: z.object({ id: z.uuid(), reason: z.string() }).optional(),
  }),
  tries: 12,
});
