import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import type { SalesDeps } from '../sales/index.ts';
import { mailRenewalJob, remindJob, renewJob } from './declared-jobs.ts';
import { type MailRenewalDeps, mailRenewal } from './mail-renewal.ts';
import { remindOfCharges } from './remind-of-charges.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';

export function subscriptionsJobs(deps: SalesDeps & MailRenewalDeps) {
  return [
    renewJob.handledBy(() => renewSubscriptions(deps)),
    remindJob.handledBy(() => remindOfCharges(deps)),
    mailRenewalJob.handledBy((news) => refusedForGood(mailRenewal(deps, news))),
  ];
}
