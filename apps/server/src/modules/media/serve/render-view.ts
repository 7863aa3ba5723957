import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ByteRange } from '../../../providers/storage/storage.ts';
import { PixelGate } from '../image/pixel-gate.ts';
import { findUsername } from '../media.queries.ts';
import type { MediaDeps } from '../media-deps.ts';
import { mediaKeys } from '../media-keys.ts';
import { isRefused } from '../media-refusal.ts';

export type PictureVariant = 'view' | 'thumb';

/**
 * How many are made at a time, and wait. A long list that somebody leaves through quickly is a hundred pictures; what a
 * guest sees is made once for all guests.
 */
const RENDERS = { pixels: 2, waiting: 500, waitingOfOne: 100 };
const ONE = 1;
const GUEST_MARK = 'likha';

/** A picture with one viewer's name in it; a guest's has the house's. */
interface View {
  mediaId: string;
  variant: PictureVariant;
  viewerId: string | null;
}

/**
 * Pictures with the viewer's name burned in (P26), each made when it is first asked for and kept in the view
 * cache. However many ask for one at the same moment, it is made once.
 */
export function createViews(deps: MediaDeps) {
  const underWay = new Map<string, Promise<boolean>>();
  const gate = new PixelGate(RENDERS);

  function renderOnce(key: string, view: View): Promise<boolean> {
    const known = underWay.get(key);
    if (known) return known;
    const rendering = gate
      .pass(ONE, view.viewerId, () => renderView(deps, key, view))
      .finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  }

  /** Takes something of the cached view; makes the view first where it is missing. */
  async function take<T>(view: View, from: (key: string) => Promise<T | null>): Promise<T | null> {
    const key = `${view.mediaId.slice(-2)}/${view.mediaId}.${view.viewerId ?? 'guest'}-${view.variant}.webp`;
    return (await from(key)) ?? ((await renderOnce(key, view)) ? from(key) : null);
  }

  return {
    /** Null when there is no such picture. @throws RangeError as `Storage.open` */
    open: (view: View, range?: ByteRange) => take(view, (key) => deps.viewCache.open(key, range)),
    /** Its size; null when there is no such picture. */
    stat: (view: View) => take(view, (key) => deps.viewCache.stat(key)),
  };
}

/** @returns false when there is no picture to burn a name into */
async function renderView(deps: MediaDeps, key: string, view: View): Promise<boolean> {
  const { mediaId, variant, viewerId } = view;
  const file = await deps.storage.open(
    variant === 'view' ? mediaKeys.full(mediaId) : mediaKeys.thumb(mediaId),
  );
  if (!file) return false;
  const source = await buffer(file.stream);
  const username = viewerId === null ? null : await findUsername(deps.db, viewerId);
  const { watermarkInThread } = await import('../image/watermark-thread.ts');
  const marked = await watermarkInThread(source, username ? `@${username}` : GUEST_MARK);
  if (isRefused(marked)) throw new Error(`a stored picture cannot be read: ${marked.refusal}`);
  await mkdir(deps.workFolder, { recursive: true });
  const path = join(deps.workFolder, `view-${deps.ids.next()}.webp`);
  try {
    await writeFile(path, marked);
    await deps.viewCache.putFile(key, path, { contentType: 'image/webp', move: true });
  } finally {
    await rm(path, { force: true });
  }
  return true;
}
