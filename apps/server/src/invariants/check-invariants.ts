import type { Queryable } from '../platform/database/index.ts';
import { balancesEqualPostings } from './balances-equal-postings.ts';
import { countersEqualRows } from './counters-equal-rows.ts';
import { currenciesSumToZero } from './currencies-sum-to-zero.ts';
import { dailyEarningsEqualBooks } from './daily-earnings-equal-books.ts';
import { depositsBackCredits } from './deposits-back-credits.ts';
import type { Law } from './law.ts';
import { noBalanceBelowZero } from './no-balance-below-zero.ts';
import { postingsKeepTheirCurrency } from './postings-keep-their-currency.ts';
import { purchasesCreditedOnce } from './purchases-credited-once.ts';
import { shownMediaIsReady } from './shown-media-is-ready.ts';
import { unlocksPaidOnce } from './unlocks-paid-once.ts';

/** All laws of the books (docs/ledger.md). */
export const laws: readonly Law[] = [
  balancesEqualPostings,
  currenciesSumToZero,
  noBalanceBelowZero,
  postingsKeepTheirCurrency,
  depositsBackCredits,
  purchasesCreditedOnce,
  unlocksPaidOnce,
  dailyEarningsEqualBooks,
  countersEqualRows,
  shownMediaIsReady,
];

export interface Violation {
  law: string;
  id: string;
  difference: string;
}

/** Looks at every law; an empty list means that the books are in order. */
export async function checkInvariants(db: Queryable): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const law of laws) {
    const { rows } = await law.violations.execute(db);
    found.push(...rows.map((row) => ({ law: law.name, ...row })));
  }
  return found;
}
