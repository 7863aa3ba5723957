import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

export const mailSanctionJob = declareJob({
  id: 'enforcement.mail-sanction',
  lane: 'mail',
  payload: z.object({ sanctionId: z.uuid(), what: z.enum(['begun', 'lifted', 'over']) }),
  tries: 12,
});
