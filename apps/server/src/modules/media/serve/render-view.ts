import { buffer } from 'node:stream/consumers';
import { PixelGate } from '../image/pixel-gate.ts';
import { traceTile } from '../image/trace-mark.ts';
import { findNames, traceCodeOf } from '../media.queries.ts';
import type { MediaDeps } from '../media-deps.ts';
import { mediaKeys } from '../media-keys.ts';
import { isRefused } from '../media-refusal.ts';
import { createKeptPictures } from './kept-pictures.ts';

export type PictureVariant = 'view' | 'thumb';

/**
 * How many are made at a time, and wait. A long list that somebody leaves through quickly is a hundred pictures; what a
 * guest sees is made once for all guests.
 */
const RENDERS = { pixels: 2, waiting: 500, waitingOfOne: 100 };
const ONE = 1;
const GUEST_MARK = 'likha';
/** How names are written; views that were kept from before another way was chosen are not found any more, and age out. */
const STYLE = 'traced';

/** A picture with one viewer's name in it; a guest's has the house's. */
interface View {
  mediaId: string;
  variant: PictureVariant;
  viewerId: string | null;
}

/** Where a view is in the view cache. */
export function viewKey({ mediaId, variant, viewerId }: View): string {
  return `${mediaId.slice(-2)}/${mediaId}.${viewerId ?? 'guest'}-${variant}.${STYLE}.webp`;
}

/** Pictures with the viewer's name burned in (P26), each made when it is first asked for. */
export function createViews(deps: MediaDeps) {
  const kept = createKeptPictures(deps);
  const gate = new PixelGate(RENDERS);
  return (view: View) =>
    kept(viewKey(view), () => gate.pass(ONE, view.viewerId, () => renderView(deps, view)));
}

/** What is burned in: `@ana`, or `@ana · @ben` of what was made for Ben. */
export function markOf({ viewer, madeFor }: { viewer: string | null; madeFor: string | null }): string {
  return [viewer ? `@${viewer}` : GUEST_MARK, ...(madeFor ? [`@${madeFor}`] : [])].join(' · ');
}

/** @returns null when there is no picture to burn a name into */
async function renderView(deps: MediaDeps, { mediaId, variant, viewerId }: View): Promise<Buffer | null> {
  const file = await deps.storage.open(
    variant === 'view' ? mediaKeys.full(mediaId) : mediaKeys.thumb(mediaId),
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
