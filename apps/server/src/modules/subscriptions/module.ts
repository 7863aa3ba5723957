import { defineModule } from '../../platform/server-module.ts';
import type { SalesDeps } from '../sales/index.ts';
import { subscribersAreCounted } from './laws/subscribers-are-counted.law.ts';
import { subscriptionsArePaid } from './laws/subscriptions-are-paid.law.ts';
import type { MailRenewalDeps } from './mail-renewal.ts';

export const subscriptionsModule = defineModule({
  name: 'subscriptions',
  tables: ['subscriptions', 'subscription_charges'],
  sharedWrites: { users: 'subscribers_count of a creator changes with the subscription' },
  handlers: async (deps: SalesDeps) =>
    (await import('./subscriptions.routes.ts')).subscriptionsHandlers(deps),
  jobs: async (deps: SalesDeps & MailRenewalDeps) =>
    (await import('./subscriptions.jobs.ts')).subscriptionsJobs(deps),
  laws: [subscriptionsArePaid, subscribersAreCounted],
});
