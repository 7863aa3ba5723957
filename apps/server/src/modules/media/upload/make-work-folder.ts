import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaDeps } from '../media-deps.ts';

/**
 * Does some work in a folder of its own, which is gone afterwards however it ended.
 * @param name what the folder's name begins with, for whoever looks at the disk
 */
export async function inWorkFolder<T>(
  { workFolder }: Pick<MediaDeps, 'workFolder'>,
  name: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, name));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
