import { shareOf } from '@likha/contract/money';

/** What of a purchase has not gone back yet: whole centavos, and whole credits that they bought. */
export interface Left {
  readonly centavos: number;
  readonly credits: number;
}

/** What is taken back from a fan for money that went back without us. */
export interface MoneyBack {
  /** Centavos that went back to the payer. */
  readonly centavos: number;
  /** Whole credits that leave the wallet. */
  readonly credits: number;
  /** Whole credits that should have left it, and were spent. */
  readonly spentCredits: number;
  /** Centavos that the spent ones stand for. */
  readonly debtCentavos: number;
}

export const NOTHING: MoneyBack = { centavos: 0, credits: 0, spentCredits: 0, debtCentavos: 0 };

/**
 * What money that went back takes from its fan (P214): of the credits that it bought, bonus included, what the wallet has;
 * the rest is debt, in proportion. Both are rounded down, in the fan's favour. Money that bought no credit owes nothing.
 * @param centavos as the provider says; never more than what is left counts
 * @param balance whole credits in the wallet
 */
export function moneyBack(centavos: number, left: Left, balance: number): MoneyBack {
  const taken = Math.min(centavos, left.centavos);
  if (taken === 0) return NOTHING;
  const owed = shareOf(left.credits, taken, left.centavos);
  const credits = Math.min(owed, balance);
  const spentCredits = owed - credits;
  return {
    centavos: taken,
    credits,
    spentCredits,
    debtCentavos: owed === 0 ? 0 : shareOf(taken, spentCredits, owed),
  };
}
