import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pageBy } from '../../platform/http/list-cursor.ts';
import { firstDayOf, monthOf } from '../../platform/philippine-months.ts';
import type { BooksDeps } from './books-deps.ts';
import { findOpenMonth, listMonths as readMonths } from './months.queries.ts';

/** Months of the books, this one first (P742). */
export async function listMonths(
  { db, clock }: Pick<BooksDeps, 'db' | 'clock'>,
  { limit, cursor }: CallInput<Calls['listBookMonths']>['query'],
): Promise<CallResponse<Calls['listBookMonths']>> {
  const now = clock.now();
  const open = await findOpenMonth(db);
  const before = cursor ? firstDayOf(cursor) : '9999-12-01';
  const rows = await readMonths(db, { before, now, limit: limit + 1 });
  const { shown, next_cursor } = pageBy(rows, limit, ({ month }) => month);
  const months = shown.map((row) => ({
    month: row.month,
    is_over: row.month < monthOf(now),
    is_next: row.month === open && row.month < monthOf(now),
    first:
      row.proposed_at && !row.closed_at
        ? { by_id: row.proposed_by_id ?? '', by: row.proposed_by ?? '', at: row.proposed_at.toISOString() }
        : null,
    closed: row.closed_at ? { by: row.closed_by ?? '', at: row.closed_at.toISOString() } : null,
    late: row.late,
  }));
  return { months, next_cursor };
}
