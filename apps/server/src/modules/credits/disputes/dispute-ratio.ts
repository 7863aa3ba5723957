/**
 * From when on card networks and PayPal act on a merchant: 1.5 % of a month's payments, and a hundred disputes (Mastercard's
 * Excessive Chargeback Merchant, PayPal's high-volume fee; Visa's VAMP has the same share since April 2026, and more disputes). We want to know at
 * half of that share, before anybody else counts (P765).
 */
export const DISPUTE_LIMITS = {
  nearBasisPoints: 75,
  /** Fewer say nothing about the share: one of forty is bad luck. */
  nearDisputes: 5,
  overBasisPoints: 150,
  overDisputes: 100,
} as const;

export type DisputeStanding = 'calm' | 'near' | 'over';

export interface DisputeRatio {
  /** Ten thousandths, rounded up: what touches a limit is not shown below it. 10,000 at most where payments are older than their disputes. */
  basisPoints: number;
  standing: DisputeStanding;
}

/** How a month's disputes stand to its payments (P765). @param payments captured in the month @param disputes opened in it */
export function disputeRatio(payments: number, disputes: number): DisputeRatio {
  const share = payments === 0 ? (disputes === 0 ? 0 : 10_000) : Math.ceil((disputes * 10_000) / payments);
  const basisPoints = Math.min(share, 10_000);
  return { basisPoints, standing: standingOf(basisPoints, disputes) };
}

function standingOf(basisPoints: number, disputes: number): DisputeStanding {
  const { overBasisPoints, overDisputes, nearBasisPoints, nearDisputes } = DISPUTE_LIMITS;
  if (basisPoints >= overBasisPoints && disputes >= overDisputes) return 'over';
  return basisPoints >= nearBasisPoints && disputes >= nearDisputes ? 'near' : 'calm';
}
