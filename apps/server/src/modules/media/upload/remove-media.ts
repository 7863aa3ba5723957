import { PUBLIC_PICTURE_WIDTHS } from '@likha/contract/limits';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { removeFilesJob, removePublicFilesJob } from '../declared-jobs.ts';
import { listMediaOf } from '../media.queries.ts';
import type { MediaDeps } from '../media-deps.ts';
import { allKeys, publicKey } from '../media-keys.ts';
import { disownUploads } from '../resumable/resumable.queries.ts';
import { CARDS, isDrawnIn } from '../serve/card-name.ts';
import { viewsOf } from '../serve/view.ts';
import { endUses, hasUses, lockStored, releaseUse } from '../uses/uses.queries.ts';
import { findVideo } from '../video/video.queries.ts';

/** Has every file of a media item removed, once what no longer shows it is permanent, but for what a further use of it shows (P469). */
export async function removeMedia(tx: Tx, mediaId: string): Promise<void> {
  await addJob(tx, removeFilesJob, { mediaId });
}

/** The same with every use of it: nobody is to have these bytes any more. */
export async function removeMediaEverywhere(tx: Tx, mediaId: string): Promise<void> {
  await addJob(tx, removeFilesJob, { mediaId, everywhere: true });
}

/** The same for everything that a person has uploaded. */
export async function removeMediaOf(tx: Tx, ownerId: string): Promise<void> {
  for (const { id } of await listMediaOf(tx, ownerId)) await removeMedia(tx, id);
  await disownUploads(tx, ownerId);
}

/** Has a picture removed that anybody could see, such as an avatar, once what shows it no longer does for good. */
export async function removePublicPicture(tx: Tx, name: string): Promise<void> {
  await addJob(tx, removePublicFilesJob, { name });
}

/** Removes such a picture, and what was made of it here. May be repeated. */
export async function removePublicFiles(deps: MediaDeps, name: string): Promise<void> {
  await deps.storage.remove([publicKey(name)]);
  await deps.viewCache.remove(widthsOf(name));
  await deps.viewCache.removeNamed(CARDS, (card) => isDrawnIn(card, name));
}

/** Where the widths of a public picture are kept. */
function widthsOf(name: string): string[] {
  return PUBLIC_PICTURE_WIDTHS.map((width) => `public-${width}/${name}`);
}

const UNDER_WAY_MS = 5 * 60 * 1000;

/**
 * Removes every file of a media item, and what was made of it here. May be repeated. Bytes that another use shows stay until the last one is gone
 * (P469), unless none is to have them. Of a video that is just being processed more files are to come: it looks again later.
 */
export async function removeFiles(deps: MediaDeps, mediaId: string, everywhere = false): Promise<void> {
  const video = await findVideo(deps.db, mediaId);
  if (video?.video_state === 'waiting' || video?.video_state === 'working') {
    const runAt = new Date(deps.clock.now().getTime() + UNDER_WAY_MS);
    await addJob(deps.db, removeFilesJob, { mediaId, everywhere }, { runAt });
    return;
  }
  const { stored, ended } = await endUse(deps, mediaId, everywhere);
  if (stored) await deps.storage.remove(allKeys(stored));
  for (const id of new Set([mediaId, ...ended])) {
    // What nodes besides this one keep is asked for by nobody any more, and ages out.
    await deps.viewCache.remove(widthsOf(`blur/${id}.webp`));
    await deps.viewCache.removeStarting(viewsOf(id));
  }
}

/** @returns whose bytes nothing shows now, null where something does; and what ended with them */
function endUse(
  deps: MediaDeps,
  mediaId: string,
  everywhere: boolean,
): Promise<{ stored: string | null; ended: string[] }> {
  return inTransaction(deps.db, async (tx) => {
    const [stored, now] = [await lockStored(tx, mediaId), deps.clock.now()];
    if (stored === undefined) return { stored: mediaId, ended: [] };
    await releaseUse(tx, mediaId, now);
    if (!everywhere && (await hasUses(tx, stored))) return { stored: null, ended: [] };
    return { stored, ended: await endUses(tx, stored, now) };
  });
}
