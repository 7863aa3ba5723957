import type { CallInput, CallResponse, Calls } from '@likha/contract';
import type { Queryable } from '../../../platform/database/index.ts';
import { checkIdCursor, pageById } from '../../../platform/http/list-cursor.ts';
import { type CaseHistory, readCaseHistory } from '../../audit/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { presentRefundRequest } from './present-refund.ts';
import { listRefundRequests, type RefundRequestRow } from './refund-requests.queries.ts';

/** Refunds that were asked for, in one state, by pages. @throws AppError `validation_failed` for a foreign cursor */
export async function listRefunds(
  deps: Pick<CreditsDeps, 'db' | 'clock'>,
  { status, limit, cursor, ...days }: CallInput<Calls['listRefundRequests']>['query'],
): Promise<CallResponse<Calls['listRefundRequests']>> {
  checkIdCursor(cursor);
  const rows = await listRefundRequests(deps.db, { status, limit: limit + 1, after: cursor, days });
  const { shown, next_cursor } = pageById(rows, limit);
  const now = deps.clock.now();
  const historyOf = await readRefundHistory(deps.db, shown);
  const present = (row: RefundRequestRow) => presentRefundRequest(row, now, historyOf(row.id));
  return { refund_requests: shown.map(present), next_cursor };
}

/** What staff decided about each request and took back (P370). */
export function readRefundHistory(
  db: Queryable,
  rows: readonly Pick<RefundRequestRow, 'fan_id'>[],
): Promise<(requestId: string) => CaseHistory> {
  return readCaseHistory(
    db,
    'refund',
    rows.map(({ fan_id: fanId }) => fanId),
  );
}
