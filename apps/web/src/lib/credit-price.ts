import { centavosFromPesos, pesosFromCentavos } from '@likha/contract/money';

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
