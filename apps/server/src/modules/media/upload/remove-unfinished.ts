import { mkdir, rm } from 'node:fs/promises';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { deleteUnfinished, lockUnfinished } from '../media.queries.ts';
import type { MediaDeps } from '../media-deps.ts';
import { allKeys } from '../media-keys.ts';
import { uploadsUnderWay } from './under-way.ts';

const BATCH = 100;

/**
 * Removes uploads that were begun and never finished: their rows, and every file they may have left in the store.
 * @param before only those begun before this moment: others may still be under way on another node; on this one we know
 * @returns how many there were
 */
export async function removeUnfinishedUploads(deps: MediaDeps, before: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    const count = await inTransaction(deps.db, (tx) => removeSome(deps, tx, before));
    if (count === 0) return removed;
    removed += count;
  }
}

/** Files before rows, so that what was interrupted is found again. Whose row is being made ready is left alone. */
async function removeSome(deps: MediaDeps, tx: Tx, before: Date): Promise<number> {
  const ids = await lockUnfinished(tx, { before, except: uploadsUnderWay.all() }, BATCH);
  if (ids.length === 0) return 0;
  await deps.storage.remove(ids.flatMap(allKeys));
  await deleteUnfinished(tx, ids);
  return ids.length;
}

/** After a crash, on a node that owns its data folder: nothing of what is unfinished can still be under way. */
export async function cleanUpAfterCrash(deps: MediaDeps): Promise<number> {
  await rm(deps.workFolder, { recursive: true, force: true });
  await mkdir(deps.workFolder, { recursive: true });
  return removeUnfinishedUploads(deps, deps.clock.now());
}
