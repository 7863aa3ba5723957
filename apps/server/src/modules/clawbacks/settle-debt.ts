import { inTransaction, TransactionConflict, type Tx } from '../../platform/database/index.ts';
import { pagesAlone } from '../../platform/each-alone.ts';
import { accounts, type Entry, posting, readFigures, systemEntry } from '../ledger/index.ts';
import { readSettings, type Settings } from '../settings/index.ts';
import { lockEarner } from './clawbacks.queries.ts';
import type { ClawbacksDeps } from './clawbacks-deps.ts';
import { insertSettlement, listWhoCanSettle } from './debts.queries.ts';

const PAGE = 200;

/**
 * Pays what a person owes out of what they have earned since, held or not (P242). In the caller's transaction, which has
 * locked the earner and goes on from what is left.
 */
export async function settleDebt(
  deps: Pick<ClawbacksDeps, 'ledger' | 'ids' | 'clock'>,
  tx: Tx,
  personId: string,
): Promise<void> {
  const owed = -(await readFigures(tx, accounts.creatorDebt(personId))).balance;
  if (owed === 0) return;
  const earned = await readFigures(tx, accounts.creatorPayable(personId));
  const referred = await readFigures(tx, accounts.affiliatePayable(personId));
  const fromEarnings = Math.min(owed, earned.balance);
  const fromAffiliate = Math.min(owed - fromEarnings, referred.balance);
  if (fromEarnings + fromAffiliate === 0) return;
  const settlement = { id: deps.ids.next(), personId, fromEarnings, fromAffiliate };
  const posted = await deps.ledger.post(tx, settlementEntry(settlement, await readSettings(tx)));
  if (posted.kind === 'insufficient_funds') throw new TransactionConflict('what was earned has moved');
  await insertSettlement(tx, { ...settlement, now: deps.clock.now() });
}

/** Everybody who owes and has earned since, so that nobody's debt waits until they ask for a payout. */
export async function settleDebts(deps: ClawbacksDeps): Promise<void> {
  const list = (after = '') => listWhoCanSettle(deps.db, { after, limit: PAGE });
  await pagesAlone({ list, page: PAGE }, (personId) =>
    inTransaction(deps.moneyDb, async (tx) => {
      await lockEarner(tx, personId);
      await settleDebt(deps, tx, personId);
    }),
  );
}

interface Settlement {
  readonly id: string;
  readonly personId: string;
  readonly fromEarnings: number;
  readonly fromAffiliate: number;
}

function settlementEntry(
  { id, personId, fromEarnings, fromAffiliate }: Settlement,
  settings: Pick<Settings, 'centavos_per_credit' | 'version'>,
): Entry {
  const debt = accounts.creatorDebt(personId);
  return systemEntry('debt_settlement', id, settings, {
    valueCentavos: fromEarnings + fromAffiliate,
    postings: [
      ...posting(accounts.creatorPayable(personId), debt, fromEarnings),
      ...posting(accounts.affiliatePayable(personId), debt, fromAffiliate),
    ],
  });
}
