import { z } from 'zod';
import { declareJob } from '../../platform/declare-job.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import type { SalesDeps } from '../sales/index.ts';
import { mailRenewalJob } from './declared-jobs.ts';
import { type MailRenewalDeps, mailRenewal } from './mail-renewal.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';

/** Renewals have a lane of their own: many are due at once on the first of a month, and nothing else waits for them. */
export function subscriptionsJobs(deps: SalesDeps & MailRenewalDeps) {
  return [
    declareJob({
      id: 'subscriptions.renew',
      lane: 'subscriptions',
      payload: z.object({}),
      tries: 1,
      cron: '* * * * *',
    }).handledBy(() => renewSubscriptions(deps)),
    mailRenewalJob.handledBy((news) => refusedForGood(mailRenewal(deps, news))),
  ];
}
