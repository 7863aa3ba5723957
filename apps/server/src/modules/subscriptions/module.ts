import { defineModule } from '../../platform/server-module.ts';
import type { SalesDeps } from '../sales/index.ts';
import { spendsOfFansAddUp } from './laws/spends-of-fans-add-up.law.ts';
import { subscribersAreCounted } from './laws/subscribers-are-counted.law.ts';
import { subscriptionsArePaid } from './laws/subscriptions-are-paid.law.ts';
import type { MailRenewalDeps } from './mail-renewal.ts';

export const subscriptionsModule = defineModule({
  name: 'subscriptions',
  tables: ['subscriptions', 'subscription_charges', 'free_months', 'subscription_offers', 'creator_fans'],
  sharedWrites: { users: 'subscribers_count of a creator changes with the subscription' },
  handlers: async (deps: SalesDeps) =>
    (await import('./subscriptions.routes.ts')).subscriptionsHandlers(deps),
  routes: async (app, deps: SalesDeps, binding) =>
    (await import('./fans-csv.routes.ts')).fansCsvRoutes(app, deps, binding),
  jobs: async (deps: SalesDeps & MailRenewalDeps) =>
    (await import('./subscriptions.jobs.ts')).subscriptionsJobs(deps),
  laws: [subscriptionsArePaid, subscribersAreCounted, spendsOfFansAddUp],
  personal: {
    erased: ['subscription_offers.creator_id'],
    kept: {
      'creator_fans.creator_id': 'adds up what the books name them in, and is kept with them',
      'creator_fans.fan_id': 'adds up what the books name them in, and is kept with them',
      'free_months.creator_id': 'says until when a subscription runs, and that a trial was had',
      'free_months.fan_id': 'says until when a subscription runs, and that a trial was had',
      'subscription_charges.creator_id': 'the books name it, and are kept as the law asks',
      'subscription_charges.given_by': 'the books name it, and are kept as the law asks',
      'subscription_charges.fan_id': 'the books name it, and are kept as the law asks',
      'subscriptions.creator_id': 'runs to the end of what was paid, then goes',
      'subscriptions.fan_id': 'runs to the end of what was paid, then goes',
    },
    exported: {
      subscriptions: {
        table: 'subscriptions',
        owner: 'fan_id',
        key: 'creator_id',
        columns: 'creator_id, started_at, ends_at',
      },
      subscription_offers: {
        table: 'subscription_offers',
        owner: 'creator_id',
        key: 'creator_id',
        columns:
          'bundle_3_percent, bundle_6_percent, bundle_12_percent, trial_days, first_month_percent, updated_at',
      },
      free_months: {
        table: 'free_months',
        owner: 'fan_id',
        key: 'id',
        columns: 'id, creator_id, kind, starts_at, ends_at, created_at',
      },
      subscription_payments: {
        table: 'subscription_charges',
        owner: 'fan_id',
        key: 'id',
        columns:
          'id, creator_id, case when given_by is null then credits end as credits, given_by is not null as is_gift, starts_at, ends_at, created_at',
      },
    },
    load: async () => (await import('./offers.queries.ts')).eraseOffers,
  },
});
