import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PUBLIC_PICTURE_WIDTHS } from '@likha/contract';
import pLimit from 'p-limit';
import type { ByteRange } from '../../../providers/storage/storage.ts';
import type { MediaDeps } from '../media-deps.ts';
import { publicKey } from '../media-keys.ts';

const RENDERS_AT_ONCE = 2;
/** Somebody is waiting, once; afterwards it is kept. */
const WEBP = { quality: 80, effort: 2 };

/** The width that an address asks for; null for none of ours, so that nobody fills the disk with others. */
export function askedWidth(value: unknown): number | null {
  return PUBLIC_PICTURE_WIDTHS.find((width) => String(width) === value) ?? null;
}

/**
 * Public pictures in the widths that screens show (P88), each made when it is first asked for and kept in the view cache.
 * However many ask for one at the same moment, it is made once.
 */
export function createPublicPictures(deps: MediaDeps) {
  const underWay = new Map<string, Promise<boolean>>();
  const limit = pLimit(RENDERS_AT_ONCE);

  function renderOnce(key: string, name: string, width: number): Promise<boolean> {
    const known = underWay.get(key);
    if (known) return known;
    const rendering = limit(() => render(deps, key, name, width)).finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  }

  /** Takes something of the kept picture; makes it first where it is missing. */
  async function take<T>(name: string, width: number, from: (key: string) => Promise<T | null>) {
    const key = `public-${width}/${name}`;
    return (await from(key)) ?? ((await renderOnce(key, name, width)) ? from(key) : null);
  }

  /** Null from either when there is no such picture. @param name what follows `/media/public/` */
  return (name: string, width: number) => ({
    open: (range?: ByteRange) => take(name, width, (key) => deps.viewCache.open(key, range)),
    stat: () => take(name, width, (key) => deps.viewCache.stat(key)),
  });
}

async function render(deps: MediaDeps, key: string, name: string, width: number): Promise<boolean> {
  const file = await deps.storage.open(publicKey(name));
  if (!file) return false;
  const source = await buffer(file.stream);
  const { MAX_IMAGE_PIXELS, sharp } = await import('../image/image-library.ts');
  // It was made by us when it was uploaded: upright, without metadata, of bounded size.
  const resized = await sharp(source, { limitInputPixels: MAX_IMAGE_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .webp(WEBP)
    .toBuffer();
  await mkdir(deps.workFolder, { recursive: true });
  const path = join(deps.workFolder, `public-${deps.ids.next()}.webp`);
  try {
    await writeFile(path, resized);
    await deps.viewCache.putFile(key, path, { contentType: 'image/webp', move: true });
  } finally {
    await rm(path, { force: true });
  }
  return true;
}
