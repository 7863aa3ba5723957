import { createCipher } from '../../platform/cipher.ts';
import type { Ids } from '../../platform/ids.ts';
import { defineModule } from '../../platform/server-module.ts';
import type { CreditsDeps } from './credits-deps.ts';
import { capturesAreCredited } from './laws/captures-are-credited.law.ts';
import { disputesAreBooked } from './laws/disputes-are-booked.law.ts';
import { purchasesAreCredited } from './laws/purchases-are-credited.law.ts';
import { purchasesKeepTheirQuote } from './laws/purchases-keep-their-quote.law.ts';
import { ratesFollowOneAnother } from './laws/rates-follow-one-another.law.ts';
import { refundRequestsAgree } from './laws/refund-requests-agree.law.ts';
import { refundsAreBooked } from './laws/refunds-are-booked.law.ts';
import { refundsGoTheirWay } from './laws/refunds-go-their-way.law.ts';
import { refundsKeepTheirShare } from './laws/refunds-keep-their-share.law.ts';
import { reversalsMirrorTheirCause } from './laws/reversals-mirror-their-cause.law.ts';

export const creditsModule = defineModule({
  name: 'credits',
  tables: [
    'purchases',
    'payment_attempts',
    'refunds',
    'disputes',
    'refund_requests',
    'webhook_events',
    'provider_captures',
    'provider_listings',
    'rate_changes',
  ],
  services: ({ ids, keyFor }: { ids: Ids; keyFor(use: string): Buffer }) => ({
    webhookCipher: createCipher(keyFor('webhooks'), ids),
  }),
  handlers: async (deps: CreditsDeps) => (await import('./credits.routes.ts')).creditsHandlers(deps),
  routes: async (app, deps: CreditsDeps, { rateLimits }) =>
    (await import('./webhooks/webhooks.routes.ts')).webhookRoutes(app, deps, rateLimits),
  jobs: async (deps: CreditsDeps) => (await import('./credits.jobs.ts')).creditsJobs(deps),
  laws: [
    refundsGoTheirWay,
    refundsKeepTheirShare,
    reversalsMirrorTheirCause,
    purchasesAreCredited,
    purchasesKeepTheirQuote,
    capturesAreCredited,
    refundsAreBooked,
    disputesAreBooked,
    refundRequestsAgree,
    ratesFollowOneAnother,
  ],
});
