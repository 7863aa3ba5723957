import { buffer } from 'node:stream/consumers';
import { PixelGate } from '../image/pixel-gate.ts';
import { traceTile } from '../image/trace-mark.ts';
import { findNames, traceCodeOf } from '../media.queries.ts';
import type { MediaDeps } from '../media-deps.ts';
import { mediaKeys } from '../media-keys.ts';
import { isRefused } from '../media-refusal.ts';
import { createKeptPictures } from './kept-pictures.ts';
import { markOf, type View, viewKey } from './view.ts';

/**
 * How many are made at a time, and wait. A long list that somebody leaves through quickly is a hundred pictures; what a
 * guest sees is made once for all guests.
 */
const RENDERS = { pixels: 2, waiting: 500, waitingOfOne: 100 };
const ONE = 1;
/** Pictures with the viewer's name burned in (P26), each made when it is first asked for. */
export function createViews(deps: MediaDeps) {
  const kept = createKeptPictures(deps);
  const gate = new PixelGate(RENDERS);
  /** `storedId` has the bytes. */
  return (view: View, storedId: string) =>
    kept(viewKey(view), () => gate.pass(ONE, view.viewerId, () => renderView(deps, view, storedId)));
}

/** @returns null when there is no picture to burn a name into */
async function renderView(
  deps: MediaDeps,
  { mediaId, variant, viewerId }: View,
  storedId: string,
): Promise<Buffer | null> {
  const file = await deps.storage.open(
    variant === 'view' ? mediaKeys.full(storedId) : mediaKeys.thumb(storedId),
  );
  if (!file) return null;
  const source = await buffer(file.stream);
  const names = await findNames(deps.db, mediaId, viewerId);
  const trace = viewerId && traceTile(deps.traceKey, await traceCodeOf(deps.db, viewerId, deps.clock.now()));
  const { watermarkInThread } = await import('../image/watermark-thread.ts');
  const marked = await watermarkInThread(source, markOf(names), trace || null);
  if (isRefused(marked)) throw new Error(`a stored picture cannot be read: ${marked.refusal}`);
  return marked;
}
