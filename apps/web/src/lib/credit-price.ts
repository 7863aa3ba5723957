import {
  centavosFromDecimal,
  centavosFromPesos,
  creditsForCentavos,
  formatCentavos,
  formatCredits,
  pesosFromCentavos,
} from '@likha/contract/money';

/** Whole credits at a rate in pesos → pesos, by whole centavos. */
export function pesosForCredits(credits: number, phpPerCredit: number): number {
  return pesosFromCentavos(credits * (centavosFromPesos(phpPerCredit) ?? 0));
}

/** How many whole credits an amount buys, rounded down. */
export function creditsForPesos(pesos: number, phpPerCredit: number): number {
  const rate = centavosFromPesos(phpPerCredit) ?? 0;
  const amount = centavosFromPesos(pesos) ?? 0;
  return rate > 0 ? (amount - (amount % rate)) / rate : 0;
}

/** A price as fans pay it. */
interface PaidPrice {
  credits: string;
  pesos: string;
  /** The price was no whole number of credits. */
  isRounded: boolean;
}

/**
 * What a price that is typed in pesos comes to for fans, who pay whole credits, rounded up (P19).
 * @param phpPerCredit undefined while the rate is not known
 * @returns null where there is no price, or no rate yet
 */
export function paidPrice(typed: string, phpPerCredit: number | undefined): PaidPrice | null {
  const centavos = centavosFromDecimal(typed.trim());
  const rate = centavosFromPesos(phpPerCredit ?? 0);
  if (!centavos || !rate) return null;
  const credits = creditsForCentavos(centavos, rate);
  return {
    credits: formatCredits(credits),
    pesos: formatCentavos(credits * rate),
    isRounded: credits * rate !== centavos,
  };
}
