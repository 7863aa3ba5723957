import { createCipher } from '../../platform/cipher.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Keys } from '../../platform/keys.ts';
import { defineModule } from '../../platform/server-module.ts';
import { payoutsAreBooked } from './laws/payouts-are-booked.law.ts';
import { payoutsGoTheirWay } from './laws/payouts-go-their-way.law.ts';
import { payoutsLeaveWhatIsHeld } from './laws/payouts-leave-what-is-held.law.ts';
import { sendersAreHeard } from './laws/senders-are-heard.law.ts';
import type { PayoutsDeps } from './payouts-deps.ts';

export const payoutsModule = defineModule({
  name: 'payouts',
  tables: ['payouts', 'payout_settings', 'payout_events', 'payout_account_seals', 'sender_webhooks'],
  services: ({ ids, keysFor }: { ids: Ids; keysFor(use: string): Keys }) => ({
    payoutCipher: createCipher(keysFor('payouts'), ids),
  }),
  handlers: async (deps: PayoutsDeps) => (await import('./payouts.routes.ts')).payoutsHandlers(deps),
  routes: async (app, deps: PayoutsDeps, binding) => {
    (await import('./export.routes.ts')).payoutsExportRoutes(app, deps, binding);
    await (await import('./webhook.routes.ts')).payoutsWebhookRoutes(app, deps, binding.rateLimits);
  },
  jobs: async (deps: PayoutsDeps) => (await import('./payouts.jobs.ts')).payoutsJobs(deps),
  resealing: async (deps: PayoutsDeps & { keysFor(use: string): Keys }) =>
    (await import('./reseal-accounts.ts')).accountsResealing(deps),
  laws: [payoutsGoTheirWay, payoutsAreBooked, payoutsLeaveWhatIsHeld, sendersAreHeard],
  personal: {
    erased: ['payout_settings.creator_id'],
    kept: {
      'payout_account_seals.creator_id':
        'hashes of what was sealed, which tell whether a payout went where it was to go',
      'payouts.creator_id': 'the books name it, and are kept as the law asks',
      'payouts.first_approved_by': 'who of the staff did it: what they decide stays theirs to answer for',
      'payouts.decided_by': 'who of the staff did it: what they decide stays theirs to answer for',
      'payouts.finished_by': 'who of the staff did it: what they decide stays theirs to answer for',
    },
    exported: {
      payouts: {
        table: 'payouts',
        owner: 'creator_id',
        key: 'id',
        columns:
          'id, bucket, centavos, fee_centavos, withheld_centavos, is_instant, status, method, last_characters, reason, failure, reference, requested_at, decided_at, finished_at, returned_at',
      },
    },
    load: async () => (await import('./payouts.queries.ts')).erasePayoutSettings,
  },
});
