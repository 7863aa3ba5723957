import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** How long the files of an earlier release are served to tabs that are still open. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Copies the hashed files of this release to a folder that outlives it, and removes those that no release of the last 14
 * days had. Their names change with their content, so files of several releases lie beside one another. Other nodes may do the same
 * there at the same moment (P923).
 *
 * @param assets the folder of this release
 * @param kept the folder to keep them in; made where it is not there
 */
export async function keepAssets(assets: string, kept: string, now: Date): Promise<void> {
  await mkdir(kept, { recursive: true, mode: 0o700 });
  const current = await readdir(assets).catch(() => []);
  const known = new Set(await readdir(kept));
  for (const name of current) {
    if (!known.has(name)) await copyWhole(join(assets, name), join(kept, name));
    await utimes(join(kept, name), now, now);
  }
  for (const name of known) {
    const { mtimeMs } = (await stat(join(kept, name)).catch(unlessGone)) ?? { mtimeMs: now.getTime() };
    if (now.getTime() - mtimeMs > KEPT_MS) await rm(join(kept, name), { recursive: true, force: true });
  }
}

/** What another node was about to rename, or has removed. */
function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** A file is there whole or not at all, also after a crash. */
async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${randomUUID()}.part`;
  await copyFile(from, unfinished);
  await rename(unfinished, to);
}
