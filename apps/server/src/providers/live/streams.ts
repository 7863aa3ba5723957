import type { Log } from '../../platform/log.ts';
import type { Storage } from '../storage/storage.ts';
import { RELAY } from './live-figures.ts';
import { LiveStream } from './live-stream.ts';
import { readInit } from './read-init.ts';
import { Recorder } from './recorder.ts';
import type { Segment } from './ring.ts';
import type { Logged, SharedLog } from './shared-log.ts';
import type { Signatures } from './signatures.ts';
import type { Entry } from './timeline.ts';
import { Places } from './waiting.ts';

export interface StreamsDeps {
  storage: Storage;
  workFolder: string;
  log: Log;
  signatures: Signatures;
  /** Null where one node does all the work. */
  shared: SharedLog | null;
  /** Milliseconds of a clock that does not jump. */
  now: () => number;
  /** The clock of the wall, which other nodes have, too. */
  wallClock: () => number;
  onViewers?(streams: number, viewers: number): void;
}

export interface Carried {
  stream: LiveStream;
  recorder: Recorder;
}

const LOOK_EVERY_MS = 500;
const TELL_EVERY_MS = 2000;

/** The streams that this process has: those that hosts send to it, and those that somebody watches here. */
export class Streams {
  readonly #deps: StreamsDeps;
  readonly #all = new Map<string, Carried>();
  readonly #loading = new Map<string, Promise<Carried | null>>();
  readonly #elsewhere = new Map<string, number>();
  readonly #places = new Places();
  readonly #timers: NodeJS.Timeout[];

  constructor(deps: StreamsDeps) {
    this.#deps = deps;
    this.#timers = [
      setInterval(() => this.#look(), LOOK_EVERY_MS).unref(),
      setInterval(() => void this.tellViewers(), TELL_EVERY_MS).unref(),
    ];
  }

  get size(): number {
    return this.#all.size;
  }

  /** Of all parts that are kept here. */
  get bytes(): number {
    let sum = 0;
    for (const { stream } of this.#all.values()) sum += stream.ring.bytes;
    return sum;
  }

  get(streamId: string): Carried | undefined {
    return this.#all.get(streamId);
  }

  /** Those that hosts send to here. */
  carried(): string[] {
    return [...this.#all.values()]
      .filter(({ stream }) => stream.isCarried && !stream.isEnded)
      .map(({ stream }) => stream.id);
  }

  /** The stream as it is here, or as other nodes know it. Null where nobody knows it, or who knows cannot be asked. */
  async find(streamId: string): Promise<Carried | null> {
    const here = this.#all.get(streamId);
    if (here || !this.#deps.shared) return here ?? null;
    const loading = this.#loading.get(streamId) ?? this.#load(streamId, this.#deps.shared);
    this.#loading.set(streamId, loading);
    return loading.finally(() => this.#loading.delete(streamId));
  }

  /** One that is here from now on. */
  begin(streamId: string): Carried {
    const { signatures, now } = this.#deps;
    const names = signatures.namesOf(streamId);
    const carried = {
      stream: new LiveStream({ id: streamId, names, places: this.#places, now }),
      recorder: new Recorder(this.#deps, streamId),
    };
    this.#all.set(streamId, carried);
    this.#follow(carried, 0);
    return carried;
  }

  /** Reads what other nodes took since; rejects while they cannot be asked. */
  async catchUp(carried: Carried): Promise<void> {
    const { shared } = this.#deps;
    if (!shared) return;
    for (const logged of await shared.read(carried.stream.id)) await this.#hear(carried, logged);
  }

  /** Puts what was taken where players and the recording find it. */
  apply(carried: Carried, { entry, bytes }: Logged, isOurs: boolean): void {
    const { stream } = carried;
    stream.isOurs = isOurs;
    if (isOurs) stream.use();
    if (entry.n === 0) {
      stream.applyInit(entry, readInit(bytes));
      return;
    }
    this.#record(carried, stream.applyPart(entry, bytes), isOurs);
    if (this.bytes > RELAY.bytes) stream.trim(RELAY.leastSegments);
  }

  /** Ends it here; resolves when what is here of it is in the store. */
  async end(carried: Carried, isOurs: boolean): Promise<void> {
    const { stream, recorder } = carried;
    this.#deps.shared?.unfollow(stream.id);
    this.#record(carried, stream.end(), isOurs);
    stream.usedAt = this.#deps.now();
    if (isOurs) await recorder.flush();
  }

  viewersElsewhere(streamId: string): number {
    return this.#elsewhere.get(streamId) ?? 0;
  }

  /** Says to other nodes how many watch here, and hears the same of them. */
  async tellViewers(): Promise<void> {
    let viewers = 0;
    for (const { stream } of [...this.#all.values()]) {
      const count = stream.countViewers();
      viewers += count;
      const elsewhere = await this.#deps.shared?.tellViewers(stream.id, count).catch(() => 0);
      this.#elsewhere.set(stream.id, elsewhere ?? 0);
    }
    this.#deps.onViewers?.(this.#all.size, viewers);
  }

  /** Nobody waits from now on. */
  release(): void {
    this.#places.taken = RELAY.waiting;
    for (const { stream } of this.#all.values()) stream.waiting.cut('all');
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#deps.shared?.stop();
    const carried = [...this.#all.values()];
    for (const { stream } of carried) stream.waiting.cut('all');
    await Promise.all(carried.map(({ stream, recorder }) => stream.isCarried && recorder.flush()));
    this.#all.clear();
  }

  async #load(streamId: string, shared: SharedLog): Promise<Carried | null> {
    const entries = await shared.read(streamId).catch(() => []);
    if (entries.length === 0) return null;
    const here = this.#all.get(streamId);
    if (here) return here;
    const carried = this.begin(streamId);
    for (const logged of entries) await this.#hear(carried, logged);
    // It was silent before it was here, too.
    const last = entries.findLast(({ entry }) => entry.n > 0);
    if (last) carried.stream.age(this.#deps.wallClock() - last.entry.at);
    return carried;
  }

  #follow(carried: Carried, afterSeq: number): void {
    this.#deps.shared?.follow(carried.stream.id, afterSeq, (logged) => this.#hear(carried, logged));
  }

  /** What another node took, or this one: whatever is known already changes nothing. */
  async #hear(carried: Carried, logged: Logged): Promise<void> {
    const { stream } = carried;
    const { entry } = logged;
    const isKnown = () => stream.isEnded || (stream.head !== null && entry.seq <= stream.head.seq);
    if (isKnown()) return;
    if (entry.n > 0 && !stream.init(entry.generation)) {
      const init = await this.#deps.shared?.init(stream.id, entry.generation);
      if (!init || isKnown()) return;
      stream.keepInit(entry.generation, readInit(init));
    }
    if (stream.head && entry.seq > stream.head.seq + 1) stream.skipGap();
    this.apply(carried, logged, isBeingAdded(stream, entry));
  }

  #record({ stream, recorder }: Carried, segments: readonly Segment[], isOurs: boolean): void {
    for (const segment of segments) {
      const init = stream.init(segment.generation)?.bytes;
      if (init) recorder.add({ segment, init }, isOurs);
    }
  }

  /** Waits that took too long, streams that nobody uses here. */
  #look(): void {
    const { now, shared } = this.#deps;
    for (const [id, { stream, recorder }] of this.#all) {
      stream.waiting.expire();
      if (stream.waiting.size > 0 || now() - stream.usedAt < RELAY.idleMs) continue;
      this.#all.delete(id);
      this.#elsewhere.delete(id);
      shared?.unfollow(id);
      // What goes on elsewhere is written there.
      if (stream.isCarried && stream.isOurs) void recorder.flush();
    }
  }
}

/** Is it what this process is just taking? It may hear of that before it is told that it was the first, and is the one to record it all the same. */
function isBeingAdded({ adding }: LiveStream, { seq, crc, at }: Entry): boolean {
  return adding?.seq === seq && adding.crc === crc && adding.at === at;
}
