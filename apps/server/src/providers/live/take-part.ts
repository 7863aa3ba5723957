import { crc32 } from 'node:zlib';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../storage/storage.ts';
import type { LiveEvents } from './live-engine.ts';
import { PARTS, RELAY } from './live-figures.ts';
import type { LiveStream } from './live-stream.ts';
import { type PartFault, PartRefused } from './part-refused.ts';
import { type LiveInit, readInit } from './read-init.ts';
import { readPart } from './read-part.ts';
import { firstSegmentOf } from './recording-keys.ts';
import { endOfRecording } from './recordings.ts';
import type { Sent, Taken } from './relay.ts';
import type { Logged, SharedLog } from './shared-log.ts';
import type { Carried, Streams } from './streams.ts';
import { demandRate, type Entry, firstEntry, nextInit, nextPart } from './timeline.ts';

/**
 * What a confined program says of the beginning of a film: it is one, it is none, or it could not be asked. `isAwaited`: a host waits
 * for it to be on air.
 */
export type LookAtFilm = (
  film: readonly Buffer[],
  how: { isAwaited: boolean },
) => Promise<'film' | 'none' | 'unknown'>;

export interface IntakeDeps {
  streams: Streams;
  shared: SharedLog | null;
  storage: Storage;
  log: Log;
  look: LookAtFilm;
  now: () => number;
  wallClock: () => number;
  say<Name extends keyof LiveEvents>(event: Name, said: LiveEvents[Name]): void;
}

const SAID_EVERY_MS = 1000;

/** Takes what hosts send, one after the other of each stream (P611, P612). */
export class Intake {
  readonly #deps: IntakeDeps;
  readonly #turns = new Map<string, { last: Promise<unknown>; waiting: number }>();
  readonly #saidAt = new Map<string, number>();

  constructor(deps: IntakeDeps) {
    this.#deps = deps;
  }

  /** Those who wait for their turn are in memory, also where who sent them has hung up. */
  async take(sent: Sent): Promise<Taken> {
    const turn = this.#turns.get(sent.streamId) ?? { last: Promise.resolve(), waiting: 0 };
    if (turn.waiting >= PARTS.waiting) return { took: false, why: 'in_turn' };
    this.#turns.set(sent.streamId, turn);
    turn.waiting += 1;
    const mine = turn.last.then(() => this.#takeNow(sent));
    turn.last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      turn.waiting -= 1;
      if (turn.waiting === 0) this.#turns.delete(sent.streamId);
    }
  }

  async #takeNow(sent: Sent): Promise<Taken> {
    const carried = await this.#deps.streams.find(sent.streamId);
    if (!carried) return sent.n === 0 ? this.#begin(sent) : { took: false, why: 'out_of_order', next: 0 };
    let answer = orderOf(carried.stream, sent);
    if (answer !== 'next' && this.#deps.shared) {
      // Another node may have taken what comes before.
      await this.#deps.streams.catchUp(carried).catch(() => undefined);
      answer = orderOf(carried.stream, sent);
    }
    if (answer === 'next') return this.#takeNext(carried, sent);
    return answer;
  }

  /** Nobody knows of this stream: it begins, or goes on after a crash, behind what is in its recording. */
  async #begin(sent: Sent): Promise<Taken> {
    const { streams, storage } = this.#deps;
    if (streams.size >= RELAY.streams || streams.bytes > RELAY.bytes) return { took: false, why: 'away' };
    const init = read(() => readInit(sent.bytes));
    if ('fault' in init) return { took: false, why: 'refused', fault: init.fault, next: 0 };
    const msn = firstSegmentOf(await endOfRecording(storage, sent.streamId));
    const entry = firstEntry(this.#taken(sent, init.bytes), msn);
    return this.#keep(streams.get(sent.streamId) ?? streams.begin(sent.streamId), sent, entry, init.bytes);
  }

  async #takeNext(carried: Carried, sent: Sent): Promise<Taken> {
    const { stream } = carried;
    const { head } = stream;
    if (!head) return { took: false, why: 'out_of_order', next: 0 };
    if (head.totalMs > RELAY.streamMs) {
      this.#deps.say('ended', { streamId: stream.id, why: 'too_long' });
      return { took: false, why: 'ended' };
    }
    const result = read(() =>
      sent.n === 0 ? this.#nextInit(head, sent) : this.#nextPart(stream, head, sent),
    );
    if ('fault' in result) return this.#refuse(stream, sent, result.fault);
    if (sent.n > 0 && stream.aheadMs() + result.entry.ms > PARTS.aheadMs)
      return { took: false, why: 'too_fast', next: sent.n };
    const looked = await this.#look(stream, sent);
    if (looked === 'none') return this.#refuse(stream, sent, 'codec');
    if (looked === 'unknown') return { took: false, why: 'away', next: sent.n };
    return this.#keep(carried, sent, result.entry, result.bytes);
  }

  #nextInit(head: Entry, sent: Sent): { entry: Entry; bytes: Buffer } {
    const { bytes } = readInit(sent.bytes);
    return { entry: nextInit(head, this.#taken(sent, bytes)), bytes };
  }

  #nextPart(stream: LiveStream, head: Entry, sent: Sent): { entry: Entry; bytes: Buffer } {
    const init = stream.init(sent.generation) as LiveInit;
    const part = readPart(sent.bytes, init);
    demandRate(
      stream.lately.filter(({ generation, n }) => generation === sent.generation && n > 0),
      sent.bytes.length,
      part.ms,
    );
    return {
      entry: nextPart(head, this.#taken(sent, sent.bytes), part, init.tracks),
      bytes: sent.bytes,
    };
  }

  /** The first part is looked at before anybody sees it, and one of many while it is on its way (P611). */
  async #look(stream: LiveStream, { generation, n, bytes }: Sent): Promise<'film' | 'none' | 'unknown'> {
    const init = stream.init(generation)?.bytes;
    if (!init || n === 0 || n % PARTS.lookedAt !== 1) return 'film';
    const looked = this.#deps.look([init, bytes], { isAwaited: n === 1 });
    if (n === 1) return looked;
    void looked.then((answer) => {
      if (answer === 'none') this.#deps.say('ended', { streamId: stream.id, why: 'invalid' });
    });
    return 'film';
  }

  async #keep(carried: Carried, sent: Sent, entry: Entry, bytes: Buffer): Promise<Taken> {
    const { streams } = this.#deps;
    const { stream } = carried;
    stream.adding = entry;
    const isFirst = await this.#share(stream, { entry, bytes });
    stream.adding = null;
    if (!isFirst) {
      await streams.catchUp(carried).catch(() => undefined);
      const answer = orderOf(stream, sent);
      return answer === 'next' ? { took: false, why: 'away', next: sent.n } : answer;
    }
    if (stream.isEnded) return { took: false, why: 'ended' };
    stream.isCarried = true;
    stream.refusedInRow = 0;
    if (stream.head === null || entry.seq > stream.head.seq) streams.apply(carried, { entry, bytes }, true);
    this.#tell(stream, entry);
    return { took: true, next: sent.n + 1, viewers: this.viewersOf(stream) };
  }

  /**
   * What other nodes cannot be told goes on here: who watches elsewhere goes on when they can be told again.
   * @returns false where another node was first
   */
  async #share({ id }: LiveStream, logged: Logged): Promise<boolean> {
    try {
      return (await this.#deps.shared?.add(id, logged)) ?? true;
    } catch (error) {
      this.#deps.log.debug({ err: error }, 'a live part could not be shared');
      return true;
    }
  }

  viewersOf(stream: LiveStream): number {
    return stream.countViewers() + this.#deps.streams.viewersElsewhere(stream.id);
  }

  #tell({ id: streamId }: LiveStream, { generation, n, totalMs: durationMs }: Entry): void {
    if (n === 0) return;
    if (n === 1) this.#deps.say('started', { streamId, generation });
    const now = this.#deps.now();
    if (n > 1 && now - (this.#saidAt.get(streamId) ?? Number.NEGATIVE_INFINITY) < SAID_EVERY_MS) return;
    this.#saidAt.set(streamId, now);
    this.#deps.say('part', { streamId, generation, durationMs });
  }

  /** Forgets what is kept of a stream that ended. */
  forget(streamId: string): void {
    this.#saidAt.delete(streamId);
  }

  #refuse(stream: LiveStream, sent: Sent, fault: PartFault): Taken {
    stream.refusedInRow += 1;
    if (stream.refusedInRow >= PARTS.refusedInRow)
      this.#deps.say('ended', { streamId: stream.id, why: 'invalid' });
    return { took: false, why: 'refused', fault, next: sent.n };
  }

  #taken({ generation, n }: Sent, bytes: Buffer) {
    return { generation, n, bytes: bytes.length, crc: crc32(bytes), at: this.#deps.wallClock() };
  }
}

/** Is it what comes next? What was taken before, with the same bytes, is answered as it was then. */
function orderOf(stream: LiveStream, { generation, n, bytes }: Sent): 'next' | Taken {
  const { head } = stream;
  if (stream.isEnded) return { took: false, why: 'ended' };
  if (!head) return n === 0 ? 'next' : { took: false, why: 'out_of_order', next: 0 };
  if (generation < head.generation) return { took: false, why: 'superseded' };
  if (generation > head.generation) return n === 0 ? 'next' : { took: false, why: 'out_of_order', next: 0 };
  const next = head.n + 1;
  if (n === next) return 'next';
  const crc = crc32(n === 0 ? (readOr(bytes) ?? bytes) : bytes);
  const isKnown = stream.lately.some(
    (entry) => entry.generation === generation && entry.n === n && entry.crc === crc,
  );
  if (isKnown) return { took: true, next, viewers: stream.countViewers() };
  return { took: false, why: 'out_of_order', next };
}

/** An init segment as it is kept. */
function readOr(bytes: Buffer): Buffer | null {
  const init = read(() => readInit(bytes));
  return 'fault' in init ? null : init.bytes;
}

function read<T extends object>(work: () => T): T | { fault: PartFault } {
  try {
    return work();
  } catch (error) {
    if (error instanceof PartRefused) return { fault: error.fault };
    throw error;
  }
}
