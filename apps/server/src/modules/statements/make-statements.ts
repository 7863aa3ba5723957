import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { addJobs } from '../../platform/jobs.ts';
import {
  addMonths,
  firstDayOf,
  type Month,
  monthOf,
  monthsBetween,
  spanOf,
} from '../../platform/philippine-months.ts';
import { mailStatementJob } from './declared-jobs.ts';
import { spanIn } from './span-in.ts';
import { CREATOR_FORM, type Statement, statementOf } from './statement.ts';
import {
  findBeginning,
  findFirstPosting,
  insertStatement,
  listCreators,
  listUndone,
  lockMonth,
  POCKETS,
  readCrossings,
  setReached,
} from './statements.queries.ts';

/** Creators in one transaction, so that a run that is killed goes on nearly where it was. */
const PAGE = 100;
/** What began in a month is in the books by then. */
const SETTLED_MS = HOUR_MS;

/**
 * Makes the statements of every month that is over, each once (P660): by creators in the order of their ids, a page in a
 * transaction. A run that was killed is gone on with where it stood; two at once share no page. Those of the last month are mailed.
 */
export async function makeStatements(deps: BaseDeps, page = PAGE): Promise<void> {
  const current = monthOf(new Date(deps.clock.now().getTime() - SETTLED_MS));
  const beginning = await findBeginning(deps.db);
  if (!beginning) return;
  for (const month of monthsBetween(monthOf(beginning), addMonths(current, -1)))
    await findFirstPosting(deps.db, firstDayOf(month), spanOf(month).from);
  for (const { month } of await listUndone(deps.db, firstDayOf(current))) {
    const isLast = month === addMonths(current, -1);
    while (await inTransaction(deps.db, (tx) => makePage(deps, tx, { month, isLast, page })));
  }
}

/** @returns false when nobody is left, or another process is at it */
async function makePage(
  deps: BaseDeps,
  tx: Tx,
  { month, isLast, page }: { month: Month; isLast: boolean; page: number },
): Promise<boolean> {
  const firstDay = firstDayOf(month);
  const known = await lockMonth(tx, firstDay);
  if (!known) return false;
  const creators = await listCreators(tx, known.reached, page);
  const mailed: string[] = [];
  for (const creatorId of creators) {
    const statement = await readStatementOf(tx, creatorId, month);
    if (statement.lines.length === 0 && statement.closing === 0) continue;
    const isNew = await insertStatement(tx, creatorId, statement, { firstDay, now: deps.clock.now() });
    if (isNew && isLast && statement.lines.length > 0) mailed.push(creatorId);
  }
  if (mailed.length > 0)
    await addJobs(
      tx,
      mailStatementJob,
      mailed.map((creatorId) => ({ creatorId, month })),
    );
  const doneAt = creators.length < page ? deps.clock.now() : null;
  await setReached(tx, firstDay, { reached: creators.at(-1) ?? null, doneAt });
  return doneAt === null;
}

/** A creator's month as the books have it now; of the month that it is, up to this moment. */
export async function readStatementOf(
  db: Tx | BaseDeps['db'],
  creatorId: string,
  month: Month,
): Promise<Statement> {
  const { closing, crossings } = await readCrossings(
    db,
    await spanIn(db, { owner: creatorId, pockets: POCKETS.creator, month }),
  );
  return statementOf(CREATOR_FORM, { month, closing, crossings });
}
