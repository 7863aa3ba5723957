import { RELAY } from './live-figures.ts';
import { type Names, renderPlaylist } from './playlist.ts';
import type { LiveInit } from './read-init.ts';
import { Ring, type Segment } from './ring.ts';
import { type Entry, PARTS_REMEMBERED } from './timeline.ts';
import { type Places, Waiting } from './waiting.ts';

export interface StreamOptions {
  id: string;
  names: Names;
  places: Places;
  /** Milliseconds of a clock that does not jump. */
  now: () => number;
}

/** What this process has of one stream: the newest parts, who waits for the next, who watches. */
export class LiveStream {
  readonly id: string;
  readonly ring = new Ring();
  readonly waiting: Waiting;
  readonly #names: Names;
  readonly #now: () => number;
  readonly #inits = new Map<number, LiveInit>();
  readonly #viewers = new Map<string, number>();
  /** Entries of late, oldest first. */
  readonly #lately: Entry[] = [];
  #head: Entry | null = null;
  #text: Buffer | null = null;
  #isEnded = false;
  /** From when and where on the pace of what comes is looked at. */
  #pace = { at: 0, totalMs: 0 };
  /** When something was last taken here or asked for, and when a part came, by this process's clock. */
  usedAt: number;
  partAt: number | null = null;
  /** Did this process take any of it? */
  isCarried = false;
  /** Did it take the newest of it? */
  isOurs = false;
  refusedInRow = 0;
  /** What other nodes are just being told of. */
  adding: Entry | null = null;

  constructor({ id, names, places, now }: StreamOptions) {
    this.id = id;
    this.#names = names;
    this.#now = now;
    this.waiting = new Waiting(places, now);
    this.usedAt = now();
  }

  get head(): Entry | null {
    return this.#head;
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  get lately(): readonly Entry[] {
    return this.#lately;
  }

  init(generation: number): LiveInit | undefined {
    return this.#inits.get(generation);
  }

  /** An init segment that was taken; what was open before is closed by the next part. */
  applyInit(entry: Entry, init: LiveInit): void {
    this.#take(entry);
    this.#inits.set(entry.generation, init);
    this.#pace = { at: this.#now(), totalMs: entry.totalMs };
  }

  /** An init segment of which the entry is not here. */
  keepInit(generation: number, init: LiveInit): void {
    this.#inits.set(generation, init);
  }

  /** A part that was taken. @returns the segments that are complete by it */
  applyPart(entry: Entry, bytes: Buffer): Segment[] {
    this.#take(entry);
    this.partAt = this.#now();
    const closed = this.ring.add(entry, bytes);
    this.trim(RELAY.segments);
    this.#change();
    return closed;
  }

  /** What is here came so long ago, to another node. */
  age(ms: number): void {
    if (this.partAt !== null) this.partAt -= Math.max(0, ms);
  }

  /** Parts between were never here: what is shown begins anew. */
  skipGap(): void {
    this.ring.clear();
    this.#change();
  }

  trim(segments: number): void {
    this.ring.trim(segments);
    const first = this.ring.segments[0]?.generation;
    for (const generation of this.#inits.keys())
      if (first !== undefined && generation < first) this.#inits.delete(generation);
  }

  /** @returns the segment that is complete by the end */
  end(): Segment[] {
    if (this.#isEnded) return [];
    const closed = this.ring.close();
    this.#isEnded = true;
    this.#change();
    return closed;
  }

  /** How far what was sent is ahead of the time that has passed. */
  aheadMs(): number {
    const sent = (this.#head?.totalMs ?? 0) - this.#pace.totalMs;
    return sent - (this.#now() - this.#pace.at);
  }

  /** The playlist as it is now; rendered once for each state. Empty before the first part. */
  playlist(): Buffer {
    this.#text ??= Buffer.from(
      renderPlaylist({ segments: this.ring.segments, isEnded: this.#isEnded, names: this.#names }),
    );
    return this.#text;
  }

  /** Is this part, or without `index` this whole segment, there or over? */
  has(msn: number, index?: number): boolean {
    const { last } = this.ring;
    if (this.#isEnded) return true;
    if (!last || last.msn < msn) return false;
    if (last.msn > msn) return true;
    return index === undefined ? last.whole !== null : last.parts.length > index;
  }

  /** Somebody sends it to here, or watches it here: what is heard of other nodes alone keeps it here for nobody. */
  use(): void {
    this.usedAt = this.#now();
  }

  see(viewerId: string): void {
    this.use();
    if (this.#viewers.has(viewerId) || this.#viewers.size < RELAY.viewers)
      this.#viewers.set(viewerId, this.usedAt);
  }

  forget(viewerId: string | 'all'): void {
    if (viewerId === 'all') this.#viewers.clear();
    else this.#viewers.delete(viewerId);
  }

  countViewers(): number {
    const since = this.#now() - RELAY.viewerMs;
    for (const [id, seenAt] of this.#viewers) if (seenAt < since) this.#viewers.delete(id);
    return this.#viewers.size;
  }

  #take(entry: Entry): void {
    if (!this.#head) this.#pace = { at: this.#now(), totalMs: entry.totalMs - entry.ms };
    this.#head = entry;
    this.#lately.push(entry);
    if (this.#lately.length > PARTS_REMEMBERED) this.#lately.shift();
  }

  #change(): void {
    this.#text = null;
    this.waiting.wake();
  }
}
