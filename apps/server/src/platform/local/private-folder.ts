import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The database's own: its user keeps them private by itself. */
const OF_THE_DATABASE = new Set(['postgres', 'postgres.new', 'run']);

/**
 * Makes what lies in the data folder readable for us alone, and what is written from now on as well (P70). Folders in it
 * are closed at their top, so nobody gets to what older versions have left inside. The folder itself may be walked through
 * where the database's user has to.
 * @returns what others may read all the same: on a file system without rights, or where it belongs to somebody else
 */
export function keepPrivate(dataDir: string): string[] {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  const isShared = process.getuid?.() === 0 && readdirSync(dataDir).includes('postgres');
  const open = close(dataDir, isShared ? 0o711 : 0o700) ? [] : [dataDir];
  for (const name of readdirSync(dataDir)) {
    if (OF_THE_DATABASE.has(name)) continue;
    const path = join(dataDir, name);
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (!found || found.isSymbolicLink()) continue;
    if (!close(path, found.isDirectory() ? 0o700 : 0o600)) open.push(path);
  }
  return open;
}

/** Takes rights away, never gives one. Whether it worked is looked at, not believed. */
function close(path: string, most: number): boolean {
  const mode = lstatSync(path).mode & 0o777;
  if ((mode & ~most) === 0) return true;
  try {
    chmodSync(path, mode & most);
  } catch {
    return false;
  }
  return (lstatSync(path).mode & 0o777 & ~most) === 0;
}
