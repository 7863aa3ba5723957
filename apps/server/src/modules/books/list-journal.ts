import type { CallInput, CallResponse, Calls } from '@likha/contract';
import type { OncePerFile } from '../../platform/http/bind-calls.ts';
import { pageBy, parsePosition } from '../../platform/http/list-cursor.ts';
import type { BooksDeps } from './books-deps.ts';
import { readCut } from './cut.queries.ts';
import { listPostingsOfDays } from './journal.queries.ts';
import { presentFacts, presentPosting } from './present-entry.ts';

/** A posting's number has at most so many digits. */
const DIGITS = 15;

/** Every posting by the days of its entry, the newest entry first (P743); a file of one moment (P906). @throws AppError `validation_failed` for a foreign cursor */
export async function listJournal(
  { db }: Pick<BooksDeps, 'db'>,
  { limit, cursor, from, to }: CallInput<Calls['listJournal']>['query'],
  oncePerFile?: OncePerFile,
): Promise<CallResponse<Calls['listJournal']>> {
  const place = cursor === undefined ? null : parsePosition(cursor, DIGITS);
  const after = place && { entryId: place.id, postingId: place.position };
  const cut = await oncePerFile?.(() => readCut(db));
  const rows = await listPostingsOfDays(db, { days: { from, to }, after, limit: limit + 1, cut });
  const { shown, next_cursor } = pageBy(rows, limit, (row) => `${row.posting_id}_${row.entry_id}`);
  const lines = shown.map((row) => ({
    ...presentFacts(row),
    ...presentPosting(row),
    posting_id: row.posting_id,
  }));
  return { lines, next_cursor };
}
