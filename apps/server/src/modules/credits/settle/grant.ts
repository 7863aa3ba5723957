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
 * A purchase grants what it promised while the rate has moved by less than a tenth since; beyond that the captured pesos
 * buy credits at the rate of the capture, without a bonus, and at the least one (P46).
 * @param rate centavos per credit at the capture
 */
export function grantOf(promise: Promised, rate: number): Grant {
  const { baseCredits, bonusCredits, finalCentavos, quotedRate } = promise;
  const hasMoved = Math.abs(rate - quotedRate) * 10 >= quotedRate;
  // A purchase of ₱0 is settled when it is made, so there is nothing that could buy at another rate.
  if (!hasMoved || finalCentavos === 0) return { credits: baseCredits + bonusCredits, isRequoted: false };
  const bought = (finalCentavos - (finalCentavos % rate)) / rate;
  return { credits: Math.max(1, bought), isRequoted: true };
}
