import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

export const mailAppealJob = declareJob({
  id: 'appeals.mail',
  lane: 'mail',
  payload: z.object({ appealId: z.uuid(), to: z.enum(['person', 'admin']) }),
  tries: 12,
});
