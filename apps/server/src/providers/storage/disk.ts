import { randomUUID } from 'node:crypto';
import {
  copyFile,
  type FileHandle,
  mkdir,
  open,
  opendir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { ByteRange, ListedStorage, OpenedFile, PutFileOptions, StoredFile } from './storage.ts';
import { assertStorageKey, isStorageKey } from './storage-key.ts';

const REMOVALS_AT_ONCE = 16;
// One read fills what a socket takes in one go; more only costs memory per connection.
const CHUNK_BYTES = 256 * 1024;
// Begins with a dot, which no key may, so unfinished files are never opened.
const UNFINISHED = '.unfinished';

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function takeInto(source: string, target: string, isMoveAllowed: boolean): Promise<void> {
  if (isMoveAllowed) {
    try {
      return await rename(source, target);
    } catch (error) {
      if (!isCode(error, 'EXDEV', 'EPERM')) throw error;
    }
  }
  await copyFile(source, target);
}

/** The bytes of an open file, which the stream closes; null for a folder. */
async function streamOf(handle: FileHandle, range: ByteRange | undefined): Promise<OpenedFile | null> {
  const found = await handle.stat();
  if (!found.isFile()) return null;
  const start = range?.start ?? 0;
  if (range && start >= found.size)
    throw new RangeError(`the range begins at ${start} of ${found.size} bytes`);
  const end = Math.min(range?.end ?? found.size - 1, found.size - 1);
  // No stretch can be named of an empty file.
  const stretch = found.size === 0 ? {} : { start, end };
  return {
    stream: handle.createReadStream({ ...stretch, highWaterMark: CHUNK_BYTES }),
    bytes: end - start + 1,
  };
}

/** Keeps files in a folder of the local disk. The folder is made when first needed. */
export class DiskStorage implements ListedStorage {
  readonly #root: string;

  constructor(root: string) {
    this.#root = resolve(root);
  }

  async putFile(key: string, sourcePath: string, options: PutFileOptions): Promise<void> {
    const target = this.#pathOf(key);
    const unfinished = join(this.#root, UNFINISHED, randomUUID());
    await mkdir(dirname(unfinished), { recursive: true });
    try {
      await takeInto(sourcePath, unfinished, options.move === true);
      await sync(unfinished);
      await mkdir(dirname(target), { recursive: true });
      await rename(unfinished, target);
      await sync(dirname(target));
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async open(key: string, range?: ByteRange): Promise<OpenedFile | null> {
    const handle = await this.#find(key);
    if (!handle) return null;
    let opened: OpenedFile | null = null;
    try {
      opened = await streamOf(handle, range);
      return opened;
    } finally {
      if (!opened) await handle.close();
    }
  }

  async stat(key: string): Promise<{ bytes: number } | null> {
    try {
      const found = await stat(this.#pathOf(key));
      return found.isFile() ? { bytes: found.size } : null;
    } catch (error) {
      if (isCode(error, 'ENOENT', 'ENOTDIR')) return null;
      throw error;
    }
  }

  async remove(keys: readonly string[]): Promise<void> {
    const paths = keys.map((key) => this.#pathOf(key));
    for (let at = 0; at < paths.length; at += REMOVALS_AT_ONCE) {
      await Promise.all(paths.slice(at, at + REMOVALS_AT_ONCE).map((path) => rm(path, { force: true })));
    }
  }

  async check(): Promise<void> {
    const probe = join(this.#root, UNFINISHED, randomUUID());
    await mkdir(dirname(probe), { recursive: true });
    await writeFile(probe, '');
    await rm(probe, { force: true });
  }

  async *list(folder = ''): AsyncIterable<StoredFile> {
    const top = join(this.#root, folder);
    await mkdir(top, { recursive: true });
    for await (const entry of await opendir(top, { recursive: true })) {
      const path = join(entry.parentPath, entry.name);
      const key = relative(this.#root, path);
      if (!entry.isFile() || !isStorageKey(key)) continue;
      const found = await stat(path).catch(() => null);
      if (found) yield { key, bytes: found.size, changedAt: found.mtimeMs };
    }
  }

  async #find(key: string): Promise<FileHandle | null> {
    try {
      return await open(this.#pathOf(key), 'r');
    } catch (error) {
      if (isCode(error, 'ENOENT', 'ENOTDIR')) return null;
      throw error;
    }
  }

  #pathOf(key: string): string {
    assertStorageKey(key);
    return join(this.#root, key);
  }
}
