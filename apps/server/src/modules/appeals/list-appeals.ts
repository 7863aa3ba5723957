import type { CallInput, CallResponse, Calls } from '@likha/contract';
import type { StaffRole } from '@likha/contract/staff-roles';
import { checkIdCursor, pageById } from '../../platform/http/list-cursor.ts';
import { readCaseHistory } from '../audit/index.ts';
import { mayJudge } from './appeals.policy.ts';
import { listAppeals } from './appeals.queries.ts';
import type { AppealsDeps } from './appeals-deps.ts';
import { presentAppeal } from './present-appeal.ts';

/** Appeals in one state, by pages, against what somebody of that role decides. @throws AppError `validation_failed` for a foreign cursor */
export async function readAppeals(
  deps: AppealsDeps,
  { status, limit, cursor, ...days }: CallInput<Calls['listAppeals']>['query'],
  admin: { id: string; role: StaffRole | null },
): Promise<CallResponse<Calls['listAppeals']>> {
  checkIdCursor(cursor);
  const rows = await listAppeals(deps.db, mayJudge(admin.role), {
    status,
    limit: limit + 1,
    after: cursor,
    days,
  });
  const { shown, next_cursor } = pageById(rows, limit);
  const historyOf = await readCaseHistory(
    deps.db,
    'appeal',
    shown.map((row) => row.user_id),
  );
  return { appeals: shown.map((row) => presentAppeal(row, admin.id, historyOf(row.id))), next_cursor };
}
