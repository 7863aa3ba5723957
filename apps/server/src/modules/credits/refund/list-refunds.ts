import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { checkIdCursor, pageById } from '../../../platform/http/list-cursor.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { presentRefundRequest } from './present-refund.ts';
import { listRefundRequests } from './refund-requests.queries.ts';

/** Refunds that were asked for, in one state, by pages. @throws AppError `validation_failed` for a foreign cursor */
export async function listRefunds(
  deps: Pick<CreditsDeps, 'db' | 'clock'>,
  { status, limit, cursor, ...days }: CallInput<Calls['listRefundRequests']>['query'],
): Promise<CallResponse<Calls['listRefundRequests']>> {
  checkIdCursor(cursor);
  const rows = await listRefundRequests(deps.db, { status, limit: limit + 1, after: cursor, days });
  const { shown, next_cursor } = pageById(rows, limit);
  const now = deps.clock.now();
  return { refund_requests: shown.map((row) => presentRefundRequest(row, now)), next_cursor };
}
