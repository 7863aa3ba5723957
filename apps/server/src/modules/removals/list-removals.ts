import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { checkIdCursor, pageById } from '../../platform/http/list-cursor.ts';
import { readCaseHistory } from '../audit/index.ts';
import { presentRemoval } from './present-removal.ts';
import { overdueSince } from './removal.ts';
import { countOverdue, listRequests } from './removals.queries.ts';
import type { RemovalsDeps } from './removals-deps.ts';

const COUNTED = 1000;

/** Requests in one state, by pages, and how many are overdue. @throws AppError `validation_failed` for a foreign cursor */
export async function readRemovals(
  { db, clock }: RemovalsDeps,
  { status, limit, cursor, ...days }: CallInput<Calls['listRemovals']>['query'],
): Promise<CallResponse<Calls['listRemovals']>> {
  checkIdCursor(cursor);
  const now = clock.now();
  const [rows, overdue] = await Promise.all([
    listRequests(db, { status, limit: limit + 1, after: cursor, days }),
    countOverdue(db, overdueSince(now), COUNTED),
  ]);
  const { shown, next_cursor } = pageById(rows, limit);
  const historyOf = await readCaseHistory(
    db,
    'removal',
    shown.map((row) => row.id),
  );
  return {
    removal_requests: shown.map((row) => presentRemoval(row, now, historyOf(row.id))),
    overdue_count: overdue,
    next_cursor,
  };
}
