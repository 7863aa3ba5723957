import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { checkIdCursor, pageById } from '../../platform/http/list-cursor.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { PostsDeps } from '../posts/index.ts';
import { listFiles } from './files.queries.ts';
import { presentVaultFile } from './present-file.ts';

/** A creator's own files, the newest first (P468); of a fan who is named, which of them they bought (P470). @throws AppError `validation_failed` for a cursor that is not one */
export async function readVault(
  deps: PostsDeps,
  viewer: Viewer,
  { limit, cursor, ...search }: CallInput<Calls['listVault']>['query'],
): Promise<CallResponse<Calls['listVault']>> {
  checkIdCursor(cursor);
  const rows = await listFiles(deps.db, viewer.id, { ...search, before: cursor, limit: limit + 1 });
  const { shown, next_cursor } = pageById(rows, limit);
  return { files: shown.map((row) => presentVaultFile(row, viewer, deps.mediaAddresses)), next_cursor };
}
