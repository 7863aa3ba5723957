import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../clock.ts';
import { DAY_MS } from '../durations.ts';
import type { Log } from '../log.ts';

const FOLDER = 'web-assets/';
/** Longer than any name that a build makes. */
const MOST_CHARACTERS = 100;
/** Made anew by who serves them. */
const COMPRESSED = /\.(?:br|gz)$/;
const AT_ONCE = 8;
/** What was put for so long is put again, so that its age says when a node last had it. */
const FRESH_MS = DAY_MS;
/** A tab that is open may ask for what it was begun with (P1015). */
const KEPT_MS = FRESH_MS + 30 * DAY_MS;
/** In one run: some five releases. */
const MOST_REMOVED = 1000;
/** For so long nobody asks the store again for what it does not have, and for so many names. */
const MISSING_MS = 10_000;
const MOST_MISSING = 1000;

/** What of the store is used here: every node reads and writes the same. */
export interface AssetStore {
  putFile(key: string, sourcePath: string, options: { contentType: string }): Promise<void>;
  open(key: string): Promise<{ stream: Readable } | null>;
  stat(key: string): Promise<{ bytes: number } | null>;
  list(folder: string): AsyncIterable<{ key: string; changedAt: number }>;
  remove(keys: readonly string[]): Promise<void>;
}

/** The store's keys know no capitals, of which names that are hashes are full. */
const keyOf = (name: string) => FOLDER + Buffer.from(name).toString('hex');

/**
 * Takes away the files of releases that no node has had for 30 days. A node that comes back puts its own again as it starts (P1015).
 * @returns how many went; what is left of more goes with the next run
 */
export async function removeOldAssets({
  storage,
  clock,
}: {
  storage: AssetStore;
  clock: Clock;
}): Promise<number> {
  const before = clock.now().getTime() - KEPT_MS;
  const old: string[] = [];
  for await (const { key, changedAt } of storage.list(FOLDER)) {
    if (changedAt < before) old.push(key);
    if (old.length >= MOST_REMOVED) break;
  }
  if (old.length > 0) await storage.remove(old);
  return old.length;
}

interface ShareDeps {
  store: AssetStore;
  clock: Clock;
  log: Log;
}

/**
 * The hashed files of each release, in the store that nodes share: while an upgrade is under way a page of one release asks whichever node it is
 * led to for its files, and a tab that is still open asks nodes that began after its release (P923). A name says what is in it, so that what
 * is there is never another.
 */
export class SharedAssets {
  readonly #deps: ShareDeps;
  readonly #underWay = new Map<string, Promise<boolean>>();
  readonly #missingUntil = new Map<string, number>();

  constructor(deps: ShareDeps) {
    this.#deps = deps;
  }

  /** Puts there what is not there yet, or was put so long ago that it might be taken for a release that is gone. */
  async share(assets: string): Promise<void> {
    const names = (await readdir(assets)).filter((name) => !COMPRESSED.test(name));
    const { store } = this.#deps;
    const putAt = new Map<string, number>();
    for await (const { key, changedAt } of store.list(FOLDER)) putAt.set(key, changedAt);
    const freshFrom = this.#now() - FRESH_MS;
    const take = async () => {
      for (let name = names.pop(); name !== undefined; name = names.pop())
        if ((putAt.get(keyOf(name)) ?? 0) < freshFrom)
          await store.putFile(keyOf(name), join(assets, name), { contentType: 'application/octet-stream' });
    };
    await Promise.all(Array.from({ length: AT_ONCE }, take));
  }

  /**
   * Brings a file of another release into a folder of this node.
   * @returns whether it is there now
   */
  bring(name: string, folder: string): Promise<boolean> {
    const underWay = this.#underWay.get(name);
    if (underWay) return underWay;
    const isKnownMissing = (this.#missingUntil.get(name) ?? 0) > this.#now();
    // Whoever asks for names that never were shall not keep the store busy.
    const isNoName = name.length > MOST_CHARACTERS;
    if (isNoName || isKnownMissing || this.#underWay.size >= AT_ONCE) return Promise.resolve(false);
    const bringing = this.#copy(name, folder)
      .catch((error: unknown) => {
        this.#deps.log.warn({ err: error, name }, 'a file of another release could not be fetched');
        return false;
      })
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, bringing);
    return bringing;
  }

  async #copy(name: string, folder: string): Promise<boolean> {
    const opened = await this.#deps.store.open(keyOf(name));
    if (!opened) {
      if (this.#missingUntil.size >= MOST_MISSING) this.#missingUntil.clear();
      this.#missingUntil.set(name, this.#now() + MISSING_MS);
      return false;
    }
    const unfinished = join(folder, `${name}.${randomUUID()}.part`);
    try {
      await pipeline(opened.stream, createWriteStream(unfinished, { mode: 0o600 }));
      // Browsers keep it for a year, under a name that says what is in it: a part of it would be kept as long (P1010).
      const [given, said] = await Promise.all([stat(unfinished), this.#deps.store.stat(keyOf(name))]);
      if (given.size !== said?.bytes) throw new Error(`the store gave ${given.size} bytes of ${said?.bytes}`);
      await rename(unfinished, join(folder, name));
    } finally {
      await rm(unfinished, { force: true });
    }
    return true;
  }

  #now(): number {
    return this.#deps.clock.now().getTime();
  }
}
