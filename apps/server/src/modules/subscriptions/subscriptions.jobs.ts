import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import type { SalesDeps } from '../sales/index.ts';
import { type MailRenewalDeps, mailRenewal } from './mail-renewal.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';
import { MAIL_RENEWAL } from './subscriptions-job-ids.ts';

/** Renewals have a lane of their own: many are due at once on the first of a month, and nothing else waits for them. */
export function subscriptionsJobs(deps: SalesDeps & MailRenewalDeps) {
  return [
    defineJob({
      id: 'subscriptions.renew',
      lane: 'subscriptions',
      payload: z.object({}),
      maxAttempts: 1,
      cron: '* * * * *',
      handle: () => renewSubscriptions(deps),
    }),
    defineJob({
      id: MAIL_RENEWAL,
      lane: 'mail',
      payload: z.object({
        fanId: z.uuid(),
        creatorId: z.uuid(),
        what: z.enum(['failed', 'ended']),
        endsAt: z.coerce.date(),
      }),
      maxAttempts: 12,
      handle: (news) => refusedForGood(mailRenewal(deps, news)),
    }),
  ];
}
