import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { isId } from '@likha/contract/addresses';
import { EXCLUDED } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { checkIdCursor, pageById } from '../../../platform/http/list-cursor.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { listBroadcastFiles } from '../files/files.queries.ts';
import { presentFile } from '../files/present-file.ts';
import type { MessagesDeps } from '../messages-deps.ts';
import { findBroadcast, listBroadcastRows } from './broadcasts.queries.ts';
import { findWanted } from './find-wanted.ts';
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

/** One of a creator's own, with its files. @throws AppError `message_not_found` for what is not one's own */
export async function showBroadcast(
  deps: MessagesDeps,
  viewer: Viewer,
  id: string,
): Promise<CallResponse<Calls['getBroadcast']>> {
  const row = await findBroadcast(deps.db, viewer.id, { id });
  if (!row) throw new AppError('message_not_found');
  const files = await listBroadcastFiles(deps.db, id);
  const { mediaAddresses: addresses } = deps;
  return {
    ...presentBroadcast(row, deps.clock.now()),
    files: files.map((file) => presentFile(file, viewer, { addresses, isLocked: false })),
  };
}

/** How many people it would have now. What is excluded and not known excludes nobody. */
export async function countForAudience(
  deps: BaseDeps,
  creatorId: string,
  {
    audience,
    exclude,
    list_id: listId,
    exclude_lists: excluded,
  }: CallInput<Calls['countReceivers']>['query'],
): Promise<CallResponse<Calls['countReceivers']>> {
  const named = exclude.split(',');
  const asked = {
    audience,
    exclude: EXCLUDED.filter((each) => named.includes(each)),
    list_id: audience === 'list' ? (listId ?? null) : null,
    exclude_lists: excluded.split(',').filter((each) => isId(each)),
  };
  return inTransaction(deps.db, async (tx) => {
    const wanted = await findWanted(tx, creatorId, asked);
    return { count: await countReceivers(tx, wanted, deps.clock.now()) };
  });
}
