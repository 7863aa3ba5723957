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
 * Divides what a spend is worth. Creator and affiliate are rounded down and the platform takes the remainder (P12), so the
 * parts always add up to the whole.
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

export function percentOf(centavos: number, percent: number): number {
  const hundredths = centavos * percent;
  return (hundredths - (hundredths % 100)) / 100;
}

export interface Referral {
  readonly startedAt: Date;
  readonly validityMonths: number;
  readonly minTransactionCentavos: number;
}

/** Does a sale of this worth at this moment earn the referrer anything, the cap aside (P22)? Not when expired or too small. */
export function isReferralActive(referral: Referral, valueCentavos: number, now: Date): boolean {
  return (
    valueCentavos >= referral.minTransactionCentavos &&
    now < addMonths(referral.startedAt, referral.validityMonths)
  );
}

/** The same day some months later, or the last day of that month when it is shorter. */
export function addMonths(start: Date, months: number): Date {
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}
