import { z } from 'zod';
import { declareJob, type PayloadOf } from '../../platform/declare-job.ts';

/** Renewals have a lane of their own: many are due at once on the first of a month, and nothing else waits for them. */
export const renewJob = declareJob({
  id: 'subscriptions.renew',
  lane: 'subscriptions',
  payload: z.object({}),
  tries: 1,
  cron: '* * * * *',
});

/** A day ahead is soon enough to look for every quarter of an hour. */
export const remindJob = declareJob({
  id: 'subscriptions.remind',
  lane: 'subscriptions',
  payload: z.object({}),
  tries: 1,
  cron: '*/15 * * * *',
});

export const mailRenewalJob = declareJob({
  id: 'subscriptions.mail-renewal',
  lane: 'mail',
  payload: z.object({
    fanId: z.uuid(),
    creatorId: z.uuid(),
    /**
     * `failed`: it is tried again until `endsAt`; `ended`: it was not paid; `not-free`: what was free costs something now;
     * `first-charge`: the month after `endsAt` costs something else than the one before. */
    what: z.enum(['failed', 'ended', 'not-free', 'first-charge']),
    endsAt: z.coerce.date(),
  }),
  tries: 12,
});
export type RenewalNews = PayloadOf<typeof mailRenewalJob>;
