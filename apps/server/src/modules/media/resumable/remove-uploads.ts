import { AppError } from '../../../platform/app-error.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { pagesAlone } from '../../../platform/each-alone.ts';
import { mediaTexts } from '../media.texts.generated.ts';
import type { MediaDeps } from '../media-deps.ts';
import { mediaKeys } from '../media-keys.ts';
import { deleteParts, deleteUpload, endUpload, listExpired, listParts } from './resumable.queries.ts';

const BATCH = 100;

/** Removes the bytes of uploads, and what a crash left of them. */
export async function removeParts(deps: Pick<MediaDeps, 'db' | 'storage'>, id: string): Promise<void> {
  const parts = (await listParts(deps.db, id)).map((part) => part.id);
  await deps.storage.remove(parts.map((part) => mediaKeys.part(id, part)));
  await deleteParts(deps.db, parts);
}

/** Removes uploads that nobody takes any more, with all that came of them. May be repeated. */
export async function removeUploads(
  deps: Pick<MediaDeps, 'db' | 'storage'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    await removeParts(deps, id);
    await deleteUpload(deps.db, id);
  }
}

/** Removes what was begun and not used in its time (P774). @returns how many there were */
export async function removeExpiredUploads(deps: MediaDeps): Promise<number> {
  const now = deps.clock.now();
  const takenBefore = new Date(now.getTime() - HOUR_MS);
  const list = () => listExpired(deps.db, now, takenBefore, BATCH);
  return pagesAlone({ list, page: BATCH }, ({ id }) => removeUploads(deps, [id]));
}

/** Its person wants it no more. @throws AppError `request_in_progress` while a call works on it */
export async function cancelUpload(deps: MediaDeps, ownerId: string, id: string): Promise<void> {
  if (!(await endUpload(deps.db, id, ownerId, deps.clock.now())))
    throw new AppError('request_in_progress', { detail: (language) => mediaTexts[language].upload_in_use });
  await removeUploads(deps, [id]);
}
