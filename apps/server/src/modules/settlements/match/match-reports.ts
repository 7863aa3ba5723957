import { inTransaction } from '../../../platform/database/index.ts';
import { bookReserves } from '../reserve/book-reserves.ts';
import type { SettlementsDeps } from '../settlements-deps.ts';
import {
  endBatch,
  endOfBatch,
  endReport,
  keepContradictions,
  lockNextReport,
  lookRowsUp,
  matchCaptures,
  matchOthers,
  takeBackWaiting,
} from './match.queries.ts';

/** Rows of a transaction: far below the time that a statement has. */
const BATCH = 20_000;
/** Rows that waited are held against the books once more, so many at a time and the newest first. */
const LOOK_AGAIN = 2_000;

/**
 * Holds every report that was taken in against the books, batch by batch (P751). Whoever dies in the middle leaves whole batches:
 * the next one goes on behind them. Looks once more at what nothing of ours answered to, as a report may be faster than we are.
 */
export async function matchReports(deps: SettlementsDeps): Promise<void> {
  await takeBackWaiting(deps.db, LOOK_AGAIN);
  while (await matchNext(deps));
}

/** False where nothing is left. */
function matchNext(deps: SettlementsDeps): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const report = await lockNextReport(tx);
    if (!report) return false;
    await lookRowsUp(tx);
    const after = report.matched_line;
    const until = await endOfBatch(tx, report.id, after, BATCH);
    if (until === null) {
      await bookReserves(deps, report.id);
      await endReport(tx, report.id);
      deps.log.info({ report_id: report.id, provider: report.provider }, 'a report of settlement is matched');
      return true;
    }
    const batch = { reportId: report.id, provider: report.provider, after, until };
    await matchCaptures(tx, batch);
    await matchOthers(tx, batch);
    await keepContradictions(tx, batch);
    await endBatch(tx, batch);
    return true;
  });
}
