import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

export const mailRemovalJob = declareJob({
  id: 'removals.mail',
  lane: 'mail',
  payload: z.object({ requestId: z.uuid(), what: z.enum(['received', 'decided']) }),
  tries: 12,
});
