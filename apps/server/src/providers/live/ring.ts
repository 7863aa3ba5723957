import { PARTS, RELAY } from './live-figures.ts';
import type { Entry } from './timeline.ts';

export interface KeptPart {
  ms: number;
  bytes: Buffer;
}

export interface Segment {
  msn: number;
  generation: number;
  isBreak: boolean;
  breaks: number;
  ms: number;
  parts: KeptPart[];
  /** All of its bytes once nothing comes any more; the parts are stretches of it then. */
  whole: Buffer | null;
}

/** The newest segments of a stream, the open one among them. */
export class Ring {
  readonly #segments: Segment[] = [];
  #bytes = 0;

  get segments(): readonly Segment[] {
    return this.#segments;
  }

  /** What its parts take. */
  get bytes(): number {
    return this.#bytes;
  }

  get last(): Segment | undefined {
    return this.#segments.at(-1);
  }

  find(msn: number): Segment | undefined {
    return this.#segments.find((segment) => segment.msn === msn);
  }

  /**
   * Adds the next part. One in the middle of a segment whose beginning is not here is passed over: what comes after it is whole.
   * @returns the segment that it closed, if it did
   */
  add(entry: Entry, bytes: Buffer): Segment[] {
    const closed: Segment[] = [];
    const part = { ms: entry.ms, bytes };
    if (entry.index === 0) {
      closed.push(...this.close());
      const { msn, generation, isBreak, breaks } = entry;
      this.#segments.push({ msn, generation, isBreak, breaks, ms: 0, parts: [], whole: null });
    }
    const { last } = this;
    if (last?.msn !== entry.msn || last.parts.length !== entry.index) return closed;
    last.parts.push(part);
    last.ms += part.ms;
    this.#bytes += bytes.length;
    if (last.parts.length === PARTS.inSegment) closed.push(...this.close());
    return closed;
  }

  /** Nothing comes to the last one any more. */
  close(): Segment[] {
    const { last } = this;
    if (!last || last.whole) return [];
    last.whole = Buffer.concat(last.parts.map(({ bytes }) => bytes));
    let at = 0;
    for (const part of last.parts) {
      part.bytes = last.whole.subarray(at, at + part.bytes.length);
      at += part.bytes.length;
    }
    return [last];
  }

  /** Lets go of the oldest beyond so many complete ones. */
  trim(most: number = RELAY.segments): void {
    while (this.#segments.length > most + 1) this.#drop();
  }

  clear(): void {
    while (this.#segments.length > 0) this.#drop();
  }

  #drop(): void {
    const dropped = this.#segments.shift();
    for (const { bytes } of dropped?.parts ?? []) this.#bytes -= bytes.length;
  }
}
