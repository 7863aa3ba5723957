import { inTransaction } from '../../../platform/database/index.ts';
import { pagesAlone } from '../../../platform/each-alone.ts';
import { demandPosted } from '../../ledger/index.ts';
import { readSettings, shareRate } from '../../settings/index.ts';
import type { SettlementsDeps } from '../settlements-deps.ts';
import { listUnbooked, markBooked } from './reserve.queries.ts';
import { reserveEntry } from './reserve-entry.ts';

const AT_ONCE = 500;

/**
 * Books what a provider kept back of ours, and what it let go of that, as its report says (P788): each row once, in a transaction of
 * its own, so that no sale waits for a report.
 */
export async function bookReserves(deps: SettlementsDeps, reportId: string): Promise<void> {
  const list = () => listUnbooked(deps.db, reportId, AT_ONCE);
  await pagesAlone({ list, page: AT_ONCE }, ({ id }) => bookOne(deps, id));
}

function bookOne(deps: SettlementsDeps, id: string): Promise<void> {
  return inTransaction(deps.moneyDb, async (tx) => {
    await shareRate(tx);
    const row = await markBooked(tx, id);
    if (!row) return;
    const entry = reserveEntry(
      { id, provider: row.provider, amountCentavos: row.amount_centavos },
      await readSettings(tx),
    );
    demandPosted(await deps.ledger.post(tx, entry), `book the reserve of row ${id}`);
  });
}
