import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOAD } from '@likha/contract/limits';
import type { MediaDeps } from '../media-deps.ts';
import { publicKey } from '../media-keys.ts';
import { isRefused, type Refused } from '../media-refusal.ts';
import { readPicture } from './read-picture.ts';

/** A cover is as wide as a large screen. */
const LONGEST_SIDE = UPLOAD.imageSide;

/**
 * Stores a picture that anyone may see, such as an avatar, as WebP without metadata.
 * @param name such as `avatar/7`. Browsers keep what is public, so another picture needs another name.
 * @param person who brought it; they have so many pictures waiting and no more (P91)
 * @returns its name with the extension, of which `publicMediaUrl` of accounts makes an address; or why it is refused
 */
export async function storePublicPicture(
  deps: MediaDeps,
  name: string,
  sourcePath: string,
  person: string | null = null,
): Promise<string | Refused> {
  const encoded = await readPicture(sourcePath, LONGEST_SIDE, person);
  if (isRefused(encoded)) return encoded;
  await mkdir(deps.workFolder, { recursive: true });
  const path = join(deps.workFolder, `public-${deps.ids.next()}.webp`);
  try {
    await writeFile(path, encoded.webp);
    await deps.storage.putFile(publicKey(`${name}.webp`), path, { contentType: 'image/webp', move: true });
  } finally {
    await rm(path, { force: true });
  }
  return `${name}.webp`;
}
