import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { EXCLUDED } from '@likha/contract/limits';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { checkIdCursor, pageById } from '../../../platform/http/list-cursor.ts';
import { listBroadcastRows } from './broadcasts.queries.ts';
import { presentBroadcast } from './present-broadcast.ts';
import { countReceivers } from './receivers.queries.ts';

/** A creator's own messages to many, the newest first. @throws AppError `validation_failed` for a cursor that is not one */
export async function listBroadcasts(
  deps: BaseDeps,
  creatorId: string,
  { limit, cursor }: CallInput<Calls['listBroadcasts']>['query'],
): Promise<CallResponse<Calls['listBroadcasts']>> {
  checkIdCursor(cursor);
  const rows = await listBroadcastRows(deps.db, creatorId, { before: cursor, limit: limit + 1 });
  const { shown, next_cursor } = pageById(rows, limit);
  return { broadcasts: shown.map((row) => presentBroadcast(row, deps.clock.now())), next_cursor };
}

/** How many people it would have now. What is excluded and not known excludes nobody. */
export async function countForAudience(
  deps: BaseDeps,
  creatorId: string,
  { audience, exclude }: CallInput<Calls['countReceivers']>['query'],
): Promise<CallResponse<Calls['countReceivers']>> {
  const named = exclude.split(',');
  const wanted = { creatorId, audience, exclude: EXCLUDED.filter((each) => named.includes(each)) };
  return { count: await countReceivers(deps.db, wanted, deps.clock.now()) };
}
