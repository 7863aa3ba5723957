import { readdir, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { DiskStorage } from './disk.ts';
import type { ByteRange, OpenedFile, PutFileOptions, Storage } from './storage.ts';
import { isStorageKey } from './storage-key.ts';

interface Kept {
  bytes: number;
  /** Streams that are open on it. */
  readers: number;
  /** When its file was last marked as used, in ms. */
  markedAt: number;
}

export interface BoundedDiskOptions {
  folder: string;
  /** What is kept at most, in bytes of files. */
  maxBytes: number;
  now(): Date;
}

/** A file says that it was used by its time of change, which is what is known of it after a restart. */
const MARK_EVERY_MS = 60_000;

/**
 * A folder of files that can be made again, up to so many bytes: what was not used for longest goes first. The order
 * survives a restart in the files themselves. A file that is being read is not removed, so that for as long as it is read
 * the bound may be exceeded by it.
 */
export class BoundedDisk implements Storage {
  readonly #disk: DiskStorage;
  readonly #options: BoundedDiskOptions;
  /** The order is that of use, the oldest first. */
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;
  #removing: Promise<void> = Promise.resolve();
  #looked: Promise<void> | undefined;

  constructor(options: BoundedDiskOptions) {
    this.#options = options;
    this.#disk = new DiskStorage(options.folder);
  }

  async putFile(key: string, sourcePath: string, options: PutFileOptions): Promise<void> {
    await this.#lookOnce();
    await this.#disk.putFile(key, sourcePath, options);
    this.#use(key, (await this.#disk.stat(key))?.bytes ?? 0);
    await this.#shrink();
  }

  async open(key: string, range?: ByteRange): Promise<OpenedFile | null> {
    await this.#lookOnce();
    const kept = this.#kept.get(key);
    if (kept) kept.readers += 1;
    const release = () => this.#release(kept);
    const opened = await this.#disk.open(key, range).catch((error: unknown) => {
      release();
      throw error;
    });
    if (!opened) {
      release();
      this.#forget(key);
      return null;
    }
    opened.stream.once('close', release);
    if (kept) await this.#mark(key, kept);
    return opened;
  }

  stat(key: string): Promise<{ bytes: number } | null> {
    return this.#disk.stat(key);
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#forget(key);
    await this.#disk.remove(keys);
  }

  /** Removes all files whose key begins so, whichever process put them there. @param start a folder, `/`, and a beginning */
  async removeStarting(start: string): Promise<void> {
    await this.removeNamed(dirname(start), (name) => name.startsWith(basename(start)));
  }

  /** The same for all files of a folder whose name is one of those that are meant. */
  async removeNamed(folder: string, isMeant: (name: string) => boolean): Promise<void> {
    const names = await readdir(join(this.#options.folder, folder)).catch(() => []);
    await this.remove(names.filter(isMeant).map((name) => `${folder}/${name}`));
  }

  check(): Promise<void> {
    return this.#disk.check();
  }

  #release(kept: Kept | undefined): void {
    if (!kept) return;
    kept.readers -= 1;
    if (this.#bytes > this.#options.maxBytes) void this.#shrink();
  }

  #use(key: string, bytes: number): void {
    // Whoever reads the file that this one replaces holds on to its entry.
    const kept = this.#kept.get(key) ?? { bytes, readers: 0, markedAt: 0 };
    this.#forget(key);
    this.#kept.set(key, Object.assign(kept, { bytes, markedAt: this.#options.now().getTime() }));
    this.#bytes += bytes;
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }

  async #mark(key: string, kept: Kept): Promise<void> {
    if (!this.#kept.delete(key)) return;
    this.#kept.set(key, kept);
    const now = this.#options.now();
    if (now.getTime() - kept.markedAt < MARK_EVERY_MS) return;
    kept.markedAt = now.getTime();
    // A file that is gone by now is made again when it is asked for.
    await utimes(join(this.#options.folder, key), now, now).catch(() => undefined);
  }

  /** One removal at a time, so that two do not take for the same bytes. */
  #shrink(): Promise<void> {
    this.#removing = this.#removing.then(() => this.#removeOldest()).catch(() => undefined);
    return this.#removing;
  }

  async #removeOldest(): Promise<void> {
    for (const [key, kept] of this.#kept) {
      if (this.#bytes <= this.#options.maxBytes) return;
      if (kept.readers > 0) continue;
      this.#forget(key);
      await this.#disk.remove([key]);
    }
  }

  #lookOnce(): Promise<void> {
    this.#looked ??= this.#look();
    return this.#looked;
  }

  /** Finds what an earlier process left, in the order of its use. */
  async #look(): Promise<void> {
    const { folder } = this.#options;
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const found: { key: string; bytes: number; usedAt: number }[] = [];
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      const key = relative(folder, path);
      if (!entry.isFile() || !isStorageKey(key)) continue;
      const file = await stat(path).catch(() => null);
      if (file) found.push({ key, bytes: file.size, usedAt: file.mtimeMs });
    }
    for (const { key, bytes, usedAt } of found.sort((a, b) => a.usedAt - b.usedAt)) {
      this.#kept.set(key, { bytes, readers: 0, markedAt: usedAt });
      this.#bytes += bytes;
    }
    await this.#shrink();
  }
}
