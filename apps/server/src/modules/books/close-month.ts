import { AppError } from '../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { firstDayOf, type Month, spanOf } from '../../platform/philippine-months.ts';
import { countPeople, type People } from '../accounts/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { addUpDays } from './add-up-days.ts';
import { booksTexts } from './books.texts.generated.ts';
import type { BooksDeps } from './books-deps.ts';
import { holdReach } from './days.queries.ts';
import { closeMonthAt, findMonth, findOpenMonth, hasUncounted, proposeMonth } from './months.queries.ts';

/** What was sold before midnight is in the books by then, and sealed. */
const REST_MS = HOUR_MS;

export interface Closing {
  month: Month;
  adminId: string;
  from: string;
}

/** How a month was closed: it waits for a second person, or by two, or by one, as nobody else may; or it was before, by whom. */
export type ClosedBy = People | Before;

interface Before {
  /** Null for who asks. */
  name: string | null;
}

/**
 * Closes a month of the books for good (P742), or is the first of two who do. One transaction behind what adds up the days: whoever is
 * killed in it has closed nothing, and no sale waits. One that is closed is what was asked for (P908), whose answer may have been lost.
 * So is the first of two again.
 * @throws AppError `month_not_closable` for one that is not over, not the first that is open, or not all added up
 */
export async function closeMonth(deps: BooksDeps, closing: Closing): Promise<ClosedBy> {
  // Not on the connection of laws, one of which may take minutes: somebody waits. The job has left little to add.
  await addUpDays(deps.db);
  return inTransaction(deps.db, (tx) => close(deps, tx, closing));
}

async function close(deps: BooksDeps, tx: Tx, { month, adminId, from }: Closing): Promise<ClosedBy> {
  const until = await holdReach(tx);
  const now = deps.clock.now();
  const firstDay = firstDayOf(month);
  const known = await findMonth(tx, firstDay);
  if (known?.closed_at) return { name: known.closed_by === adminId ? null : known.closed_by_name };
  const reason = await whyNot(tx, month, now);
  if (reason)
    throw new AppError('month_not_closable', { detail: (language) => booksTexts[language][reason] });
  const people = await countPeople(tx, 'books', { first: known?.proposed_by ?? null, adminId });
  if (people === 'first again') return people;
  const by = { by: adminId, at: now };
  if (people === 'first') await proposeMonth(tx, firstDay, by);
  else await closeMonthAt(tx, firstDay, { ...by, until });
  await recordAdminAction(deps, tx, {
    actorId: adminId,
    action: people === 'first' ? 'month.propose' : 'month.close',
    subject: { type: 'month', id: deps.ids.next() },
    after: people === 'first' ? { month } : { month, closed: people },
    from,
  });
  return people;
}

type Reason = 'monthNotOver' | 'monthNotNext' | 'monthNotCounted';

/** What keeps a month from being closed now, by the name of its words; null for nothing. */
async function whyNot(tx: Tx, month: Month, now: Date): Promise<Reason | null> {
  const { until } = spanOf(month);
  if (now.getTime() < until.getTime() + REST_MS) return 'monthNotOver';
  if ((await findOpenMonth(tx)) !== month) return 'monthNotNext';
  return (await hasUncounted(tx, until)) ? 'monthNotCounted' : null;
}
