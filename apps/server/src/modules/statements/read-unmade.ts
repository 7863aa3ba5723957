import type { BaseDeps } from '../../platform/base-deps.ts';
import {
  addMonths,
  firstDayOf,
  type Month,
  monthOf,
  monthsBetween,
} from '../../platform/philippine-months.ts';
import { findBeginning } from '../ledger/index.ts';
import { spanIn } from './span-in.ts';
import { CREATOR_FORM, type Statement, statementsOf } from './statement.ts';
import { listDone, POCKETS, readCrossings } from './statements.queries.ts';

/** Months before another that are not made for everybody, the oldest first: before this one for an hour the last, and more where nobody made any. */
export async function listUnmade(db: BaseDeps['db'], before: Month): Promise<Month[]> {
  const beginning = await findBeginning(db);
  if (!beginning) return [];
  const first = monthOf(beginning);
  const done = new Set(await listDone(db, firstDayOf(first)));
  return monthsBetween(first, addMonths(before, -1)).filter((month) => !done.has(month));
}

/** Months that nobody has made yet, as a rule this one and for an hour the one before, by their names. */
export async function readOpen(
  db: BaseDeps['db'],
  creatorId: string,
  open: readonly Month[],
): Promise<ReadonlyMap<Month, Statement>> {
  const [since, month] = [open[0], open.at(-1)];
  if (!since || !month) return new Map();
  const span = await spanIn(db, { owner: creatorId, pockets: POCKETS.creator, month, since });
  const months = monthsBetween(since, month).reverse();
  const read = statementsOf(CREATOR_FORM, { months, ...(await readCrossings(db, span)) });
  return new Map(read.map((statement) => [statement.month, statement]));
}
