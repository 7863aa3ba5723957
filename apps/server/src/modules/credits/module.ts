import { createCipher } from '../../platform/cipher.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Keys } from '../../platform/keys.ts';
import { createMac } from '../../platform/mac.ts';
import { defineModule } from '../../platform/server-module.ts';
import type { CreditsDeps } from './credits-deps.ts';
import { capturesAreCredited } from './laws/captures-are-credited.law.ts';
import { chargesFollowTheirRate } from './laws/charges-follow-their-rate.law.ts';
import { disputesAreBooked } from './laws/disputes-are-booked.law.ts';
import { explainedRefundsAreOnRecord } from './laws/explained-refunds-are-on-record.law.ts';
import { feesAreBooked } from './laws/fees-are-booked.law.ts';
import { payersGetBackWhatTheyPaid } from './laws/payers-get-back-what-they-paid.law.ts';
import { purchasesAreCredited } from './laws/purchases-are-credited.law.ts';
import { purchasesKeepTheirQuote } from './laws/purchases-keep-their-quote.law.ts';
import { ratesFollowOneAnother } from './laws/rates-follow-one-another.law.ts';
import { refundRequestsAgree } from './laws/refund-requests-agree.law.ts';
import { refundsAreBooked } from './laws/refunds-are-booked.law.ts';
import { refundsGoTheirWay } from './laws/refunds-go-their-way.law.ts';
import { refundsKeepTheirShare } from './laws/refunds-keep-their-share.law.ts';
import { reversalsMirrorTheirCause } from './laws/reversals-mirror-their-cause.law.ts';
import { topUpsKeepTheirWord } from './laws/top-ups-keep-their-word.law.ts';

/** So much of a keyed hash tells two places apart; nothing is signed by it. */
const PLACE_CHARACTERS = 22;
/** 132 bits: nobody guesses it. */
const LEFT_CHARACTERS = 22;

export const creditsModule = defineModule({
  name: 'credits',
  tables: [
    'purchases',
    'payment_attempts',
    'purchase_origins',
    'purchase_instruments',
    'refunds',
    'unbooked_refunds',
    'disputes',
    'dispute_evidence',
    'dispute_files',
    'refund_requests',
    'webhook_events',
    'provider_captures',
    'acquirer_posts',
    'acquirer_refunds',
    'provider_listings',
    'provider_fees',
    'rate_changes',
    'rate_proposals',
    'auto_top_ups',
    'auto_top_up_purchases',
    'payers_to_forget',
  ],
  services: ({ ids, keysFor }: { ids: Ids; keysFor(use: string): Keys }) => ({
    webhookCipher: createCipher(keysFor('webhooks'), ids),
    placeMac: createMac(keysFor('places of payments'), PLACE_CHARACTERS),
    instrumentMac: createMac(keysFor('instruments of payments'), PLACE_CHARACTERS),
    leftMac: createMac(keysFor('purchases that are left'), LEFT_CHARACTERS),
    evidenceCipher: createCipher(keysFor('dispute-evidence'), ids),
  }),
  handlers: async (deps: CreditsDeps) => ({
    ...(await import('./credits.routes.ts')).creditsHandlers(deps),
    ...(await import('./evidence/evidence.routes.ts')).disputesHandlers(deps),
    ...(await import('./top-up/top-up.routes.ts')).topUpHandlers(deps),
  }),
  routes: async (app, deps: CreditsDeps, binding) => {
    (await import('./evidence/file.routes.ts')).evidenceFileRoutes(app, deps, binding);
    (await import('./receipt/receipt.routes.ts')).receiptRoutes(app, deps, binding);
    (await import('./settle/left.routes.ts')).leftRoutes(app, deps);
    await (await import('./webhooks/webhooks.routes.ts')).webhookRoutes(app, deps, binding.rateLimits);
  },
  jobs: async (deps: CreditsDeps) => (await import('./credits.jobs.ts')).creditsJobs(deps),
  resealing: async (deps: CreditsDeps & { keysFor(use: string): Keys }) => [
    await (await import('./webhooks/reseal-webhooks.ts')).webhooksResealing(deps),
    await (await import('./evidence/reseal-evidence.ts')).evidenceResealing(deps),
  ],
  laws: [
    explainedRefundsAreOnRecord,
    refundsGoTheirWay,
    refundsKeepTheirShare,
    reversalsMirrorTheirCause,
    purchasesAreCredited,
    purchasesKeepTheirQuote,
    chargesFollowTheirRate,
    capturesAreCredited,
    feesAreBooked,
    refundsAreBooked,
    disputesAreBooked,
    refundRequestsAgree,
    payersGetBackWhatTheyPaid,
    ratesFollowOneAnother,
    topUpsKeepTheirWord,
  ],
  personal: {
    erased: ['auto_top_ups.fan_id', 'purchase_instruments.fan_id'],
    kept: {
      'unbooked_refunds.explained_by': 'who of the staff did it: what they decide stays theirs to answer for',
      'auto_top_up_purchases.fan_id': 'the books name it, and are kept as the law asks',
      'rate_proposals.proposed_by': 'who of the staff did it: what they decide stays theirs to answer for',
      'dispute_evidence.changed_by': 'who of the staff did it: what they decide stays theirs to answer for',
      'dispute_evidence.asked_by': 'who of the staff did it: what they decide stays theirs to answer for',
      'dispute_evidence.handed_in_by': 'who of the staff did it: what they decide stays theirs to answer for',
      'dispute_files.added_by': 'who of the staff did it: what they decide stays theirs to answer for',
      'disputes.fan_id': 'the books name it, and are kept as the law asks',
      'refund_requests.fan_id': 'that it was asked for is in the books; its words go',
      'refund_requests.decided_by': 'who of the staff did it: what they decide stays theirs to answer for',
      'purchases.fan_id': 'the books name it, and are kept as the law asks',
      'rate_changes.changed_by': 'who of the staff did it: what they decide stays theirs to answer for',
    },
    exported: {
      automatic_top_ups: {
        table: 'auto_top_ups',
        owner: 'fan_id',
        key: 'fan_id',
        columns:
          'status, paused_because, threshold_credits, package_id, price_centavos, monthly_limit_centavos, agreed_at, changed_at',
      },
      purchases: {
        table: 'purchases',
        owner: 'fan_id',
        key: 'id',
        columns:
          'id, status, payment_method, base_credits, bonus_credits, granted_credits, original_centavos, final_centavos, created_at, settled_at',
      },
      disputed_payments: {
        table: 'disputes',
        owner: 'fan_id',
        key: 'id',
        columns:
          'id, purchase_id, state, reason, amount_centavos, taken_credits, debt_centavos, opened_at, ended_at',
      },
      refund_requests: {
        table: 'refund_requests',
        owner: 'fan_id',
        key: 'id',
        columns:
          'id, purchase_id, reason, credits, amount_centavos, asked_at, decision, answer, decided_at, paid_back_at',
      },
    },
    load: async () => (await import('./erase-credits.ts')).eraseCredits,
  },
});
