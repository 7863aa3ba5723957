import type { CallResponse, Calls } from '@likha/contract';
import { CREDIT_PACKS, MEDIA_ACCESS_SECONDS, MINIMUM_AGE_YEARS, UPLOAD } from '@likha/contract/limits';
import { pesosFromCentavos } from '@likha/contract/money';
import type { Captcha } from '../../providers/captcha/captcha.ts';
import { offeredMethods } from '../../providers/payments/offered-methods.ts';
import {
  leastCentavosOf,
  type PaymentMethod,
  type ProviderName,
  providerOfMethod,
} from '../../providers/payments/payment-provider.ts';
import type { PayoutSender } from '../../providers/payouts/payout-sender.ts';
import { type LegalDeps, readVersions } from '../legal/index.ts';
import { readSettings, type Settings } from './settings.queries.ts';

export interface ConfigDeps extends LegalDeps {
  captcha: Captcha;
  payoutSender: PayoutSender | null;
  neutralName: string;
  payers: ReadonlySet<ProviderName>;
  foreignCurrency: string;
  isDemo: boolean;
  isSandboxPayment: boolean;
}

/** The live figures, and nothing that is not public. */
export async function readConfig(deps: ConfigDeps): Promise<CallResponse<Calls['getConfig']>> {
  const { captcha } = deps;
  const [settings, { inForce, announced }] = await Promise.all([readSettings(deps.db), readVersions(deps)]);
  const rate = settings.centavos_per_credit;
  return {
    captcha: {
      provider: captcha.provider,
      site_key: captcha.siteKey,
      challenge_url: captcha.provider === 'altcha' ? '/api/captcha/challenge' : null,
    },
    split: {
      creator_percent: settings.creator_percent,
      platform_percent: 100 - settings.creator_percent,
      affiliate_percent: settings.affiliate_percent,
      platform_percent_with_affiliate: 100 - settings.creator_percent - settings.affiliate_percent,
    },
    affiliate: {
      commission_percent: settings.affiliate_percent,
      validity_months: settings.affiliate_validity_months,
      max_earnings_per_creator: pesosFromCentavos(settings.affiliate_cap_centavos),
      min_transaction: pesosFromCentavos(settings.affiliate_min_transaction_centavos),
    },
    payout: {
      min_amount: pesosFromCentavos(settings.payout_min_centavos),
      hold_days: settings.earnings_hold_days,
      reserve_percentage: settings.earnings_reserve_percent,
      reserve_days: settings.earnings_reserve_days,
      is_sent: deps.payoutSender !== null,
      instant: instantOf(deps, settings),
    },
    php_per_credit: pesosFromCentavos(rate),
    packs: packsOf(settings),
    custom_credits: { min: settings.custom_credits_min, max: settings.custom_credits_max },
    payment_methods: offeredMethods(deps.payers, settings.foreign_rate_centavos),
    foreign_charge: foreignCharge(deps, settings),
    least_payments: {
      paypal: leastOf('paypal'),
      gcash: leastOf('gcash'),
      maya: leastOf('maya'),
      card: leastOf('card'),
      card_abroad: leastOf('card_abroad'),
    },
    upload: {
      image_bytes: UPLOAD.imageBytes,
      video_bytes: UPLOAD.videoBytes,
      image_types: [...UPLOAD.imageTypes],
      video_types: [...UPLOAD.videoTypes],
    },
    media_access_seconds: MEDIA_ACCESS_SECONDS.default,
    legal: {
      version: inForce.version,
      last_updated: monthOf(inForce.effectiveAt),
      announced: announced && {
        version: announced.version,
        effective_at: announced.effectiveAt.toISOString(),
        documents: [...announced.documents],
      },
      minimum_age: MINIMUM_AGE_YEARS,
    },
    neutral_name: deps.neutralName,
    is_demo: deps.isDemo,
    is_sandbox_payment: deps.isSandboxPayment,
  };
}

/** What `card_abroad` is charged in; null where it is not offered. */
function foreignCharge(deps: ConfigDeps, settings: Settings) {
  if (!offeredMethods(deps.payers, settings.foreign_rate_centavos).includes('card_abroad')) return null;
  return {
    currency: deps.foreignCurrency,
    php_per_unit: pesosFromCentavos(settings.foreign_rate_centavos),
    since: settings.foreign_rate_at?.toISOString() ?? null,
  };
}

/** Null where nobody sends payouts by themselves, and where the limit says none. */
function instantOf({ payoutSender }: ConfigDeps, settings: Settings) {
  if (payoutSender === null || settings.payout_instant_daily_centavos === 0) return null;
  return {
    daily_limit: pesosFromCentavos(settings.payout_instant_daily_centavos),
    fee: pesosFromCentavos(settings.payout_instant_fee_centavos),
  };
}

function leastOf(method: PaymentMethod): number {
  return pesosFromCentavos(leastCentavosOf[providerOfMethod[method]]);
}

/** Made once: making one takes most of what this answer does. */
const MONTH = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Manila',
  year: 'numeric',
  month: '2-digit',
});

/** `2025-01`: the Philippine month. */
const monthOf = (since: Date): string => MONTH.format(since);

/** What packs are called is fixed, what they give is not; a part of a percent of bonus is not claimed. */
function packsOf({ packs, centavos_per_credit: rate }: Settings) {
  return CREDIT_PACKS.flatMap(({ id, name, isPopular }) => {
    const pack = packs.find((known) => known.id === id);
    if (!pack) return [];
    const { credits, bonus } = pack;
    const price = pesosFromCentavos(credits * rate);
    const bonus_percent = Math.floor((bonus * 100) / credits);
    return [{ id, name, credits, bonus, bonus_percent, is_popular: isPopular, price }];
  });
}
