import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { checkIdCursor, pageById } from '../../../platform/http/list-cursor.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { presentStaff } from './present-staff.ts';
import { listStaffRows } from './staff.queries.ts';

/** Who is of the staff, by pages (P331). @throws AppError `validation_failed` for a foreign cursor */
export async function readStaff(
  { db }: Pick<AccountsDeps, 'db'>,
  { limit, cursor, ...days }: CallInput<Calls['listStaff']>['query'],
): Promise<CallResponse<Calls['listStaff']>> {
  checkIdCursor(cursor);
  const { shown, next_cursor } = pageById(
    await listStaffRows(db, { limit: limit + 1, before: cursor, days }),
    limit,
  );
  return { staff: shown.map(presentStaff), next_cursor };
}
