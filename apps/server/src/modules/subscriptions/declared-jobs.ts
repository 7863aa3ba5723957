import { z } from 'zod';
import { declareJob, type PayloadOf } from '../../platform/declare-job.ts';

export const mailRenewalJob = declareJob({
  id: 'subscriptions.mail-renewal',
  lane: 'mail',
  payload: z.object({
    fanId: z.uuid(),
    creatorId: z.uuid(),
    /** `failed`: it is tried again until `endsAt`; `ended`: it was not paid. */
    what: z.enum(['failed', 'ended']),
    endsAt: z.coerce.date(),
  }),
  tries: 12,
});
export type RenewalNews = PayloadOf<typeof mailRenewalJob>;
