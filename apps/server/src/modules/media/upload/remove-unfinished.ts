import { mkdir, rm } from 'node:fs/promises';
import { deleteUnfinished, listUnfinished } from '../media.queries.ts';
import type { MediaDeps } from '../media-deps.ts';
import { allKeys } from '../media-keys.ts';

const BATCH = 100;

/**
 * Removes uploads that were begun and never finished: their rows, and every file they may have left in the store.
 * @param before only those begun before this moment: others may still be under way
 * @returns how many there were
 */
export async function removeUnfinishedUploads(deps: MediaDeps, before: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    const ids = await listUnfinished(deps.db, before, BATCH);
    if (ids.length === 0) return removed;
    await deps.storage.remove(ids.flatMap(allKeys));
    await deleteUnfinished(deps.db, ids);
    removed += ids.length;
  }
}

/** After a crash, on a node that owns its data folder: nothing of what is unfinished can still be under way. */
export async function cleanUpAfterCrash(deps: MediaDeps): Promise<number> {
  await rm(deps.workFolder, { recursive: true, force: true });
  await mkdir(deps.workFolder, { recursive: true });
  return removeUnfinishedUploads(deps, deps.clock.now());
}
