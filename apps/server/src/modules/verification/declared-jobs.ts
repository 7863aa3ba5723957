import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

export const mailVerificationJob = declareJob({
  id: 'verification.mail',
  lane: 'mail',
  payload: z.object({ verificationId: z.uuid(), status: z.enum(['pending', 'approved', 'rejected']) }),
  tries: 12,
});
