import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../storage/storage.ts';
import { chunkKey, chunkOf } from './recording-keys.ts';
import type { Segment } from './ring.ts';

/** A segment and the init segment that it is read with. */
export interface Recordable {
  segment: Segment;
  init: Buffer;
}

export interface RecorderDeps {
  storage: Storage;
  workFolder: string;
  log: Log;
}

/** Stretches that wait for a slow store, of one stream; beyond them the oldest is lost. */
const MOST_WAITING = 3;

/**
 * Writes a stream into the store, some seconds at a time, so that it survives the process (P615). What a stretch is called and holds
 * follows from its segments alone: two nodes that write the same one write the same.
 */
export class Recorder {
  readonly #deps: RecorderDeps;
  readonly #streamId: string;
  #open: Recordable[] = [];
  #waiting: Recordable[][] = [];
  #writing: Promise<void> | null = null;

  constructor(deps: RecorderDeps, streamId: string) {
    this.#deps = deps;
    this.#streamId = streamId;
  }

  /** @param isOurs whether this process took what completes a stretch, so that it is the one to write it */
  add(recordable: Recordable, isOurs: boolean): void {
    const chunk = chunkOf(recordable.segment.msn);
    const [first] = this.#open;
    if (first && chunkOf(first.segment.msn) !== chunk) this.#cut(isOurs);
    this.#open.push(recordable);
    if (chunkOf(recordable.segment.msn + 1) !== chunk) this.#cut(isOurs);
  }

  /** Writes what there is, and waits until all of it is in the store, or was given up. */
  async flush(): Promise<void> {
    this.#cut(true);
    while (this.#writing) await this.#writing;
  }

  #cut(isOurs: boolean): void {
    if (this.#open.length > 0 && isOurs) this.#waiting.push(this.#open);
    this.#open = [];
    if (this.#waiting.length > MOST_WAITING) {
      this.#waiting.shift();
      this.#deps.log.warn(
        { stream: this.#streamId },
        'the store is too slow: seconds of a recording are lost',
      );
    }
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = null;
    });
  }

  async #writeAll(): Promise<void> {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift())
      await this.#write(next).catch((error: unknown) =>
        this.#deps.log.warn(
          { err: error, stream: this.#streamId },
          'seconds of a recording could not be stored',
        ),
      );
  }

  async #write(recordables: Recordable[]): Promise<void> {
    const { storage, workFolder } = this.#deps;
    const [first] = recordables;
    if (!first) return;
    await mkdir(workFolder, { recursive: true });
    const path = join(workFolder, `live-${randomUUID()}`);
    try {
      await writeBuffers(path, buffersOf(recordables));
      const key = chunkKey(this.#streamId, chunkOf(first.segment.msn));
      await storage.putFile(key, path, { contentType: 'video/mp4', move: true });
    } finally {
      await rm(path, { force: true });
    }
  }
}

/** Each segment, and its init segment before it where that is another than before. */
function buffersOf(recordables: readonly Recordable[]): Buffer[] {
  const buffers: Buffer[] = [];
  let init: Buffer | null = null;
  for (const recordable of recordables) {
    if (recordable.init !== init) buffers.push(recordable.init);
    ({ init } = recordable);
    if (recordable.segment.whole) buffers.push(recordable.segment.whole);
  }
  return buffers;
}

async function writeBuffers(path: string, buffers: readonly Buffer[]): Promise<void> {
  const file = await open(path, 'wx');
  try {
    for (const buffer of buffers) await file.appendFile(buffer);
  } finally {
    await file.close();
  }
}
