import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pageBy } from '../../platform/http/list-cursor.ts';
import { firstDayOf, monthOf } from '../../platform/philippine-months.ts';
import { readDeciders } from '../accounts/index.ts';
import type { BooksDeps } from './books-deps.ts';
import { findOpenMonth, type ListedMonth, listMonths as readMonths } from './months.queries.ts';

/** Months of the books as one of the staff sees them, this one first (P742). */
export async function listMonths(
  { db, clock }: Pick<BooksDeps, 'db' | 'clock'>,
  viewerId: string,
  { limit, cursor }: CallInput<Calls['listBookMonths']>['query'],
): Promise<CallResponse<Calls['listBookMonths']>> {
  const now = clock.now();
  const open = await findOpenMonth(db);
  const before = cursor ? firstDayOf(cursor) : '9999-12-01';
  const rows = await readMonths(db, { before, now, limit: limit + 1 });
  const { shown, next_cursor } = pageBy(rows, limit, ({ month }) => month);
  const { hasOther, counts } = await readDeciders(db, 'books', viewerId);
  const months = shown.map((row) => ({
    month: row.month,
    is_over: row.month < monthOf(now),
    is_next: row.month === open && row.month < monthOf(now),
    needs_two: hasOther && !row.closed_at,
    first: presentFirst(row, counts),
    closed: row.closed_at ? { by: row.closed_by ?? '', at: row.closed_at.toISOString() } : null,
    late: row.late,
  }));
  return { months, next_cursor };
}

type First = CallResponse<Calls['listBookMonths']>['months'][number]['first'];

function presentFirst(row: ListedMonth, counts: (id: string) => boolean): First {
  const { proposed_at: at, proposed_by_id: byId, proposed_by: by, closed_at: closedAt } = row;
  if (!at || !byId || closedAt) return null;
  return { by_id: byId, by: by ?? '', at: at.toISOString(), counts: counts(byId) };
}
