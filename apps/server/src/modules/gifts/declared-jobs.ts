import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';

export const mailGiftJob = declareJob({
  id: 'gifts.mail',
  lane: 'mail',
  payload: z.object({ giftId: z.uuid() }),
  tries: 12,
});
