/** Whole percents of a spend; the platform gets what creator and affiliate do not. */
export interface SplitRule {
  readonly creatorPercent: number;
  readonly affiliatePercent: number;
}

export interface Split {
  readonly creatorCentavos: number;
  readonly affiliateCentavos: number;
  readonly platformCentavos: number;
}

/**
 * Divides what a spend is worth. Creator and affiliate are rounded down and the platform takes the remainder
 * (decision 12), so the parts always add up to the whole.
 * @param affiliateLeftCentavos what the affiliate may still get from this creator; 0 when no referral is active.
 */
export function splitSpend(valueCentavos: number, rule: SplitRule, affiliateLeftCentavos: number): Split {
  const creatorCentavos = percentOf(valueCentavos, rule.creatorPercent);
  const affiliateCentavos = Math.min(percentOf(valueCentavos, rule.affiliatePercent), affiliateLeftCentavos);
  return {
    creatorCentavos,
    affiliateCentavos,
    platformCentavos: valueCentavos - creatorCentavos - affiliateCentavos,
  };
}

function percentOf(centavos: number, percent: number): number {
  const hundredths = centavos * percent;
  return (hundredths - (hundredths % 100)) / 100;
}

export interface Referral {
  readonly affiliateId: string;
  readonly startedAt: Date;
  readonly earnedCentavos: number;
}

export interface ReferralRule {
  readonly validityMonths: number;
  readonly capCentavos: number;
  readonly minTransactionCentavos: number;
}

/** What a referral may still earn from a sale at this moment (decision 22): 0 when expired, maxed or too small a sale. */
export function affiliateLeft(
  referral: Referral | null,
  rule: ReferralRule,
  valueCentavos: number,
  now: Date,
): number {
  if (!referral || valueCentavos < rule.minTransactionCentavos) return 0;
  if (now >= addMonths(referral.startedAt, rule.validityMonths)) return 0;
  return Math.max(0, rule.capCentavos - referral.earnedCentavos);
}

/** The same day some months later, or the last day of that month when it is shorter. */
export function addMonths(start: Date, months: number): Date {
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}
