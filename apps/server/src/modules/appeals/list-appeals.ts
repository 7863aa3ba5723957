import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { checkIdCursor, pageById } from '../../platform/http/list-cursor.ts';
import { readCaseHistory } from '../audit/index.ts';
import { listAppeals } from './appeals.queries.ts';
import type { AppealsDeps } from './appeals-deps.ts';
import { presentAppeal } from './present-appeal.ts';

/** Appeals in one state, by pages. @throws AppError `validation_failed` for a foreign cursor */
export async function readAppeals(
  deps: AppealsDeps,
  { status, limit, cursor, ...days }: CallInput<Calls['listAppeals']>['query'],
  adminId: string,
): Promise<CallResponse<Calls['listAppeals']>> {
  checkIdCursor(cursor);
  const rows = await listAppeals(deps.db, { status, limit: limit + 1, after: cursor, days });
  const { shown, next_cursor } = pageById(rows, limit);
  const historyOf = await readCaseHistory(
    deps.db,
    'appeal',
    shown.map((row) => row.user_id),
  );
  return { appeals: shown.map((row) => presentAppeal(row, adminId, historyOf(row.id))), next_cursor };
}
