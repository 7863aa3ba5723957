import type { CallResponse, Calls } from '@likha/contract';
import type { BooksDeps } from './books-deps.ts';
import { type Balance, readBalances } from './days.queries.ts';
import { daysAsked } from './days-asked.ts';
import { inSnapshot } from './overview.queries.ts';
import { presentBalance } from './present-entry.ts';

type TrialBalance = CallResponse<Calls['getTrialBalance']>;

/** Every kind of account over some days, of one moment (P741). @param asked this month where they are left out */
export async function readTrialBalance(
  deps: Pick<BooksDeps, 'db' | 'clock'>,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<TrialBalance> {
  const { from, to } = daysAsked(deps.clock.now(), asked);
  const rows = await inSnapshot(deps.db, (tx) => readBalances(tx, { from, to }));
  return {
    from,
    to,
    accounts: rows.map(({ account, ...row }) => ({ account, ...presentBalance(row) })),
    totals: (['PHP', 'CREDIT'] as const).map((currency) => totalOf(rows, currency)),
  };
}

/** What all of one currency come to: debit and credit are the same, opening and closing nothing. */
function totalOf(rows: readonly Balance[], currency: Balance['currency']) {
  const total = { currency, opening: 0, debit: 0, credit: 0 };
  for (const row of rows.filter((one) => one.currency === currency)) {
    total.opening += row.opening;
    total.debit += row.debit;
    total.credit += row.credit;
  }
  return presentBalance(total);
}
