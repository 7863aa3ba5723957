import type { Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import type { MediaDeps } from '../media-deps.ts';
import { allKeys } from '../media-keys.ts';

export const REMOVE_FILES = 'media.remove-files';

/** Has every file of a media item removed, once what no longer shows it is permanent. */
export async function removeMedia(tx: Tx, mediaId: string): Promise<void> {
  await addJob(tx, REMOVE_FILES, { mediaId });
}

/** Removes every file of a media item. May be repeated. */
export async function removeFiles(deps: MediaDeps, mediaId: string): Promise<void> {
  await deps.storage.remove(allKeys(mediaId));
}
