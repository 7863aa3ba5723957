/** What is withheld of payouts from a day on: hundredths of a percent, and centavos. */
export interface WithholdingRule {
  rate_bp: number;
  share_bp: number;
  threshold_centavos: number;
}

const WHOLE = 10_000n;

/**
 * What of a payout is withheld (P783): of what brings the year above the threshold so large a share counts, and of that the rate is
 * withheld. Rounded once, down.
 * @param before centavos that left for this creator this year before it
 */
export function withheldOf(rule: WithholdingRule, before: number, centavos: number): number {
  const { rate_bp: rate, share_bp: share, threshold_centavos: threshold } = rule;
  const above = Math.min(centavos, Math.max(0, before + centavos - threshold));
  return Number((BigInt(above) * BigInt(share) * BigInt(rate)) / (WHOLE * WHOLE));
}
