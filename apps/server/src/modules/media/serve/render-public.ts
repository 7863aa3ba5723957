import { buffer } from 'node:stream/consumers';
import { PUBLIC_PICTURE_WIDTHS } from '@likha/contract/limits';
import pLimit from 'p-limit';
import type { MediaDeps } from '../media-deps.ts';
import { createKeptPictures } from './kept-pictures.ts';

const RENDERS_AT_ONCE = 2;
/** Somebody is waiting, once; afterwards it is kept. */
const WEBP = { quality: 80, effort: 2 };

/** The width that an address asks for; null for none of ours, so that nobody fills the disk with others. */
export function askedWidth(value: unknown): number | null {
  return PUBLIC_PICTURE_WIDTHS.find((width) => String(width) === value) ?? null;
}

/**
 * Public pictures in the widths that screens show (P88), each made when it is first asked for.
 * @returns of a picture by `name`, which is what follows `/media/public/`, made of what is stored at `key`
 */
export function createPublicPictures(deps: MediaDeps) {
  const kept = createKeptPictures(deps);
  const limit = pLimit(RENDERS_AT_ONCE);
  return (name: string, key: string, width: number) =>
    kept(`public-${width}/${name}`, () => limit(() => render(deps, key, width)));
}

/** @returns null when there is no such picture */
async function render(deps: MediaDeps, key: string, width: number): Promise<Buffer | null> {
  const file = await deps.storage.open(key);
  if (!file) return null;
  const source = await buffer(file.stream);
  const { MAX_IMAGE_PIXELS, sharp } = await import('../image/image-library.ts');
  // It was made by us when it was uploaded: upright, without metadata, of bounded size.
  return sharp(source, { limitInputPixels: MAX_IMAGE_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .webp(WEBP)
    .toBuffer();
}
