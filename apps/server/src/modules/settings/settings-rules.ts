import type { CREDIT_PACKS, Saying } from '@likha/contract';
import { settingsTexts } from './settings.texts.generated.ts';

export type PackId = (typeof CREDIT_PACKS)[number]['id'];

/** What a pack gives: its base is paid for, its bonus is a gift. */
export interface Pack {
  readonly id: PackId;
  readonly credits: number;
  readonly bonus: number;
}

/** The figures that admins edit: whole percents, centavos, months and credits. */
export interface Figures {
  readonly creator_percent: number;
  readonly affiliate_percent: number;
  readonly affiliate_validity_months: number;
  readonly affiliate_cap_centavos: number;
  readonly affiliate_min_transaction_centavos: number;
  readonly payout_min_centavos: number;
  /** A payout above this needs two people (P332). */
  readonly payout_two_person_centavos: number;
  /** What a creator may be paid a day without an approval, and what one such payout costs (P601). */
  readonly payout_instant_daily_centavos: number;
  readonly payout_instant_fee_centavos: number;
  /** Centavos for one unit of the currency that an acquirer's payers are charged in (P777); 0 is not offered. */
  readonly foreign_rate_centavos: number;
  /** So many days after it was taken a capture should be in a report of settlement (P753). */
  readonly settlement_days: number;
  /** Philippine days that earnings are held (P240). */
  readonly earnings_hold_days: number;
  /** Of what a day brought, what is kept back for so many Philippine days (P790). */
  readonly earnings_reserve_percent: number;
  readonly earnings_reserve_days: number;
  /** Of their share of what comes back to fans, what creators bear (P246). */
  readonly restitution_creator_percent: number;
  readonly custom_credits_min: number;
  readonly custom_credits_max: number;
  /** So many strikes within so many days lead to the next sanction (P391). */
  readonly strike_limit: number;
  readonly strike_window_days: number;
  /** Days of the first suspension for strikes, and of the second. */
  readonly strike_first_days: number;
  readonly strike_second_days: number;
  /** So many accounts one account at a payment company may pay for within thirty days (P957). */
  readonly accounts_per_payer: number;
  readonly packs: readonly Pack[];
}

/**
 * What is wrong with figures taken together (P181), by the name of the field on the wire. That each is within its own bounds
 * is the contract's to say.
 */
export function findProblems(next: Figures): Record<string, Saying> {
  const problems: Record<string, Saying> = {};
  if (next.creator_percent + next.affiliate_percent > 100) {
    problems.creator_percentage = (language) => settingsTexts[language].overAll;
    problems.commission_percentage = (language) => settingsTexts[language].overAll;
  }
  if (next.custom_credits_min > next.custom_credits_max)
    problems.custom_credits_min = (language) => settingsTexts[language].minAboveMax;
  if (next.strike_first_days > next.strike_second_days)
    problems.strike_second_days = (language) => settingsTexts[language].secondShorter;
  if (new Set(next.packs.map(({ id }) => id)).size < next.packs.length)
    problems.packs = (language) => settingsTexts[language].eachPackOnce;
  for (const [index, { credits, bonus }] of next.packs.entries())
    if (bonus > credits)
      problems[`packs.${index}.bonus`] = (language) => settingsTexts[language].bonusAboveBase;
  return problems;
}
