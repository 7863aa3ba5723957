import type { CallResponse, Calls } from '@likha/contract';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { reuseMedia } from '../../media/index.ts';
import type { MessagesDeps } from '../messages-deps.ts';
import { findFile, insertFile } from './files.queries.ts';
import { presentFile } from './present-file.ts';

/**
 * Brings a file of a creator's own to a message as if it had been uploaded for it (P469); the caller decides whether they may, and finds it among their own.
 * @throws AppError `file_not_found`
 */
export async function useFileAgain(
  deps: MessagesDeps,
  viewer: Viewer,
  mediaId: string,
): Promise<CallResponse<Calls['useVaultFile']>> {
  const row = await inTransaction(deps.db, async (tx) => {
    const id = await reuseMedia(deps, tx, { ownerId: viewer.id, mediaId });
    await insertFile(tx, id, deps.clock.now());
    return findFile(tx, id);
  });
  if (!row) throw new Error(`a use of file ${mediaId} is gone`);
  return presentFile(row, viewer, { addresses: deps.mediaAddresses, isLocked: false });
}
