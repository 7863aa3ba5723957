import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { PostsDeps } from '../posts/index.ts';
import { findVaultFile, putFile } from './files.queries.ts';
import { holdFolder } from './folders.queries.ts';
import { presentVaultFile } from './present-file.ts';

/**
 * Calls a file of one's own something, and puts it into a folder or into none (P468).
 * @throws AppError `file_not_found` and `folder_not_found`, also for somebody else's
 */
export async function changeFile(
  deps: PostsDeps,
  viewer: Viewer,
  id: string,
  { title, folder_id: folderId }: CallInput<Calls['changeVaultFile']>['body'],
): Promise<CallResponse<Calls['changeVaultFile']>> {
  const row = await inTransaction(deps.db, async (tx) => {
    const file = await findVaultFile(tx, viewer.id, id);
    if (!file) throw new AppError('file_not_found');
    if (typeof folderId === 'string' && !(await holdFolder(tx, viewer.id, folderId)))
      throw new AppError('folder_not_found');
    await putFile(tx, { creatorId: viewer.id, id: file.stored_id }, { title, folderId });
    return findVaultFile(tx, viewer.id, id);
  });
  if (!row) throw new AppError('file_not_found');
  return presentVaultFile(row, viewer, deps.mediaAddresses);
}
