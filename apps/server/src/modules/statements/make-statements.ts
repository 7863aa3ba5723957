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
import { findBeginning } from '../ledger/index.ts';
import { mailStatementJob, mailYearJob } from './declared-jobs.ts';
import { spanIn } from './span-in.ts';
import { CREATOR_FORM, type Statement, statementOf } from './statement.ts';
import { yearOf } from './statement-year.ts';
import {
  findFirstPosting,
  insertStatement,
  listCreators,
  listMoved,
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
 * transaction. A run that was killed is gone on with where it stood; two at once share no page, and a month waits for those before it. Those of the last
 * month are mailed, and with December the year (P801).
 */
export async function makeStatements(deps: BaseDeps, page = PAGE): Promise<void> {
  const current = monthOf(new Date(deps.clock.now().getTime() - SETTLED_MS));
  const beginning = await findBeginning(deps.db);
  if (!beginning) return;
  for (const month of monthsBetween(monthOf(beginning), addMonths(current, -1)))
    await findFirstPosting(deps.db, firstDayOf(month), spanOf(month).from);
  for (const { month } of await listUndone(deps.db, firstDayOf(current))) {
    const isLast = month === addMonths(current, -1);
    const isMailedYear = month.endsWith('-12') && Number(yearOf(month)) === Number(yearOf(current)) - 1;
    const made = { month, isLast, isMailedYear, page };
    let state: PageState;
    do state = await inTransaction(deps.db, (tx) => makePage(deps, tx, made));
    while (state === 'more');
    // Whoever is at it goes on with the months that follow.
    if (state === 'taken') return;
  }
}

/** `taken` where another process is at the month, or has done it. */
type PageState = 'more' | 'done' | 'taken';

async function makePage(
  deps: BaseDeps,
  tx: Tx,
  {
    month,
    isLast,
    isMailedYear,
    page,
  }: { month: Month; isLast: boolean; isMailedYear: boolean; page: number },
): Promise<PageState> {
  const firstDay = firstDayOf(month);
  const known = await lockMonth(tx, firstDay);
  if (!known) return 'taken';
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
  if (isMailedYear) await askForYears(tx, creators, yearOf(month));
  const doneAt = creators.length < page ? deps.clock.now() : null;
  await setReached(tx, firstDay, { reached: creators.at(-1) ?? null, doneAt });
  return doneAt === null ? 'more' : 'done';
}

/** With the page that December is made in, which is committed once: of who had any month in which something moved. */
async function askForYears(tx: Tx, creators: readonly string[], year: string): Promise<void> {
  const span = { first: `${year}-01-01`, last: `${year}-12-01` };
  const moved = await listMoved(tx, creators, span);
  if (moved.length === 0) return;
  await addJobs(
    tx,
    mailYearJob,
    moved.map((creatorId) => ({ creatorId, year })),
  );
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
