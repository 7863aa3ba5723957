import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

export const mailOperatorJob = declareJob({
  id: 'contact.mail-operator',
  lane: 'mail',
  payload: z.object({ messageId: z.uuid() }),
  tries: 12,
});
