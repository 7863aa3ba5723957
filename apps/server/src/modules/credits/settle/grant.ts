/** What a captured purchase grants. */
export interface Grant {
  /** Whole credits, bonus included. */
  readonly credits: number;
  /** Not what was promised, as the rate had moved too far. */
  readonly isRequoted: boolean;
}

interface Promised {
  readonly baseCredits: number;
  readonly bonusCredits: number;
  readonly finalCentavos: number;
  /** Centavos per credit when the fan agreed. */
  readonly quotedRate: number;
}

/**
 * A purchase grants what it promised while the rate has moved by less than a tenth since; beyond that it grants what its
 * promise was worth at the quote, at the rate of the capture (P290): the pesos, what a coupon took off and the pack's bonus
 * all buy. Rounded down, and at the least one.
 * @param rate centavos per credit at the capture
 */
export function grantOf(promise: Promised, rate: number): Grant {
  const { baseCredits, bonusCredits, finalCentavos, quotedRate } = promise;
  const credits = baseCredits + bonusCredits;
  const hasMoved = Math.abs(rate - quotedRate) * 10 >= quotedRate;
  // A purchase of ₱0 is settled when it is made, so there is nothing that could be worth more or less since.
  if (!hasMoved || finalCentavos === 0) return { credits, isRequoted: false };
  const worth = credits * quotedRate;
  return { credits: Math.max(1, (worth - (worth % rate)) / rate), isRequoted: true };
}
