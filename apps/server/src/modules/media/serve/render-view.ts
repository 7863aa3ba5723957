import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ByteRange, OpenedFile } from '../../../providers/storage/storage.ts';
import { findUsername } from '../media.queries.ts';
import type { MediaDeps } from '../media-deps.ts';
import { mediaKeys } from '../media-keys.ts';
import { isRefused } from '../media-refusal.ts';
import { createRecentFiles } from './recent-files.ts';

export type PictureVariant = 'view' | 'thumb';

const RENDERS_AT_ONCE = 2;
const GUEST_MARK = 'likha';
const RECENT_BYTES = 16 * 1024 * 1024;

/** Opens a picture with the viewer's name burned in (decision 26), making it on first view. Null when there is no such picture. */
export function createViews(deps: MediaDeps) {
  const underWay = new Map<string, Promise<boolean>>();
  const queue = createQueue(RENDERS_AT_ONCE);
  const recent = createRecentFiles(RECENT_BYTES);

  async function render(
    key: string,
    mediaId: string,
    variant: PictureVariant,
    viewerId: string | null,
  ): Promise<boolean> {
    const source = await readAll(
      deps,
      variant === 'view' ? mediaKeys.full(mediaId) : mediaKeys.thumb(mediaId),
    );
    if (!source) return false;
    const username = viewerId === null ? null : await findUsername(deps.db, viewerId);
    const { watermarkImage } = await import('../image/watermark-image.ts');
    const marked = await watermarkImage(source, username ? `@${username}` : GUEST_MARK);
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

  async function openCached(key: string, range?: ByteRange): Promise<OpenedFile | null> {
    const file = await deps.viewCache.open(key, range);
    if (file && !range) recent.remember(key, file);
    return file;
  }

  return {
    async open(
      mediaId: string,
      variant: PictureVariant,
      viewerId: string | null,
      range?: ByteRange,
    ): Promise<OpenedFile | null> {
      const key = `${mediaId.slice(-2)}/${mediaId}/${viewerId ?? 'guest'}-${variant}.webp`;
      const ready = recent.open(key, range) ?? (await openCached(key, range));
      if (ready) return ready;
      let rendering = underWay.get(key);
      if (!rendering) {
        rendering = queue(() => render(key, mediaId, variant, viewerId)).finally(() => underWay.delete(key));
        underWay.set(key, rendering);
      }
      return (await rendering) ? openCached(key, range) : null;
    },
  };
}

async function readAll(deps: MediaDeps, key: string): Promise<Buffer | null> {
  const file = await deps.storage.open(key);
  return file && Buffer.concat(await file.stream.toArray());
}

/** Runs at most `width` tasks at once; the others wait their turn. */
function createQueue(width: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= width) await new Promise<void>((go) => waiting.push(go));
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
