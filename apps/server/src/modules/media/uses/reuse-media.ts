import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { insertUse, lockStored } from './uses.queries.ts';

/**
 * Makes a media item that is served from the bytes of one that is there, in the transaction of whatever is to show it (P469): with an id, and so with
 * rights, of its own, and counted with no bytes.
 * @returns its id
 * @throws AppError `file_not_found` for what is somebody else's, not ready, gone, made for one fan, or taken away by staff
 */
export async function reuseMedia(
  deps: Pick<BaseDeps, 'ids' | 'clock'>,
  tx: Tx,
  { ownerId, mediaId }: { ownerId: string; mediaId: string },
): Promise<string> {
  const id = deps.ids.next();
  const isKnown = (await lockStored(tx, mediaId)) !== undefined;
  if (!isKnown || !(await insertUse(tx, { id, ownerId, mediaId, now: deps.clock.now() })))
    throw new AppError('file_not_found');
  return id;
}
