import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

export const mailVerificationJob = declareJob({
  id: 'verification.mail',
  lane: 'mail',
  payload: z.object({
    verificationId: z.uuid(),
    status: z.enum(['pending', 'approved', 'rejected']),
    /** Of a decision that was taken back: why, and an id that tells two apart. */
    takenBack: z.object({ id: z.uuid(), reason: z.string() }).optional(),
  }),
  tries: 12,
});
