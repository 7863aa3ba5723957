import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ByteRange } from '../../../providers/storage/storage.ts';
import type { MediaDeps } from '../media-deps.ts';

/** What makes a picture; null when there is nothing to make it of. */
export type MakePicture = () => Promise<Buffer | null>;

/**
 * Pictures that are made when they are first asked for, and kept in the view cache. However many ask for one at the same
 * moment, it is made once.
 */
export function createKeptPictures(deps: MediaDeps) {
  const underWay = new Map<string, Promise<boolean>>();

  function makeOnce(key: string, make: MakePicture): Promise<boolean> {
    const known = underWay.get(key);
    if (known) return known;
    const making = keep(deps, key, make).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  /** Takes something of the kept picture; makes the picture first where it is missing. */
  async function take<T>(key: string, make: MakePicture, from: () => Promise<T | null>): Promise<T | null> {
    return (await from()) ?? ((await makeOnce(key, make)) ? from() : null);
  }

  return (key: string, make: MakePicture) => ({
    /** Null when there is no such picture. @throws RangeError as `Storage.open` */
    open: (range?: ByteRange) => take(key, make, () => deps.viewCache.open(key, range)),
    /** Its size in bytes; null when there is no such picture. */
    stat: () => take(key, make, () => deps.viewCache.stat(key)),
  });
}

/** @returns false when there was nothing to make it of */
async function keep(deps: MediaDeps, key: string, make: MakePicture): Promise<boolean> {
  const picture = await make();
  if (!picture) return false;
  await mkdir(deps.workFolder, { recursive: true });
  const path = join(deps.workFolder, `picture-${deps.ids.next()}`);
  try {
    await writeFile(path, picture);
    await deps.viewCache.putFile(key, path, { contentType: typeOf(key), move: true });
  } finally {
    await rm(path, { force: true });
  }
  return true;
}

const typeOf = (key: string) => (key.endsWith('.jpg') ? 'image/jpeg' : 'image/webp');
