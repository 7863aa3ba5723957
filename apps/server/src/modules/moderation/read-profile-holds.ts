import type { CallInput, CallResponse, Calls } from '@likha/contract';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { checkIdCursor, pageById } from '../../platform/http/list-cursor.ts';
import { presentHold } from './present-profile-hold.ts';
import { listHolds } from './profile-holds.queries.ts';

/** What of profiles is held back, or was decided, by pages (P369). @throws AppError `validation_failed` for a foreign cursor */
export async function readProfileHolds(
  deps: BaseDeps,
  { status, limit, cursor, ...days }: CallInput<Calls['listProfileHolds']>['query'],
): Promise<CallResponse<Calls['listProfileHolds']>> {
  checkIdCursor(cursor);
  const rows = await listHolds(deps.db, status, { limit: limit + 1, from: cursor, days });
  const { shown, next_cursor } = pageById(rows, limit);
  return { profiles: shown.map(presentHold), next_cursor };
}
