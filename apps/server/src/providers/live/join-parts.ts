import { boxesIn, Reader } from './boxes.ts';
import { PARTS } from './live-figures.ts';
import { type LiveInit, readInit } from './read-init.ts';
import { type LivePart, readPart } from './read-part.ts';

/** A part of a recording, and where in it. */
export interface RecordedPart extends LivePart {
  /** Parts of one run are read with the same init segment. */
  run: number;
  /** Where in its run it begins, holes left out. */
  fromMs: number;
  init: LiveInit;
  bytes: Buffer;
}

/** The parts of stored stretches, one after the other. Their bytes were looked at before they were stored. */
export async function* partsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<RecordedPart> {
  let init: LiveInit | null = null;
  let [run, fromMs] = [-1, 0];
  for await (const chunk of chunks) {
    const boxes = boxesInAll(chunk);
    for (const [at, { type, start, end }] of boxes.entries()) {
      const next = boxes[at + 1];
      if (type === 'ftyp' && next?.type === 'moov') {
        const read = readInit(chunk.subarray(start, next.end));
        if (init?.bytes.equals(read.bytes)) continue;
        init = read;
        [run, fromMs] = [run + 1, 0];
      }
      if (type !== 'moof' || next?.type !== 'mdat' || !init) continue;
      const bytes = chunk.subarray(start, Math.max(end, next.end));
      const part = readPart(bytes, init);
      yield { ...part, run, fromMs, init, bytes };
      fromMs += part.ms;
    }
  }
}

/** A stretch holds more boxes than a part may. */
function boxesInAll(chunk: Buffer) {
  const boxes: ReturnType<typeof boxesIn> = [];
  let at = 0;
  while (at + 8 <= chunk.length) {
    const size = chunk.readUInt32BE(at);
    if (size < 8 || at + size > chunk.length) break;
    boxes.push(...boxesIn(chunk, at, at + size));
    at += size;
  }
  return boxes;
}

/** When a track of a part begins and ends, in seconds. */
interface Stretch {
  id: number;
  start: number;
  end: number;
}

/**
 * Puts parts of one run together as one film that begins at zero and has no holes, whatever their own times were. Where picture and
 * sound are not missing for equally long, as of a device that is too slow for its pictures, what is there of one leaves a hole in the
 * other: times of a track only grow.
 */
export class Joiner {
  #isBegun = false;
  /** What is added to the times of all tracks, in seconds, and where each ends that was put out last. */
  #addedSeconds = 0;
  readonly #ends = new Map<number, number>();

  /** @returns the bytes to put out next */
  join({ init, bytes, runs }: RecordedPart): Buffer[] {
    const stretches = stretchesOf(runs, init);
    const known = stretches.flatMap(({ id, start }) => {
      const end = this.#ends.get(id);
      return end === undefined ? [] : [{ missing: start + this.#addedSeconds - end, next: end - start }];
    });
    // Sound may begin a moment before the picture: what is put out first begins with whichever is first, so that nothing comes before zero.
    if (!this.#isBegun) this.#addedSeconds = -Math.min(...stretches.map(({ start }) => start));
    else if (isToBeMoved(known.map(({ missing }) => missing)))
      this.#addedSeconds = Math.max(...known.map(({ next }) => next));
    for (const { id, end } of stretches) this.#ends.set(id, end + this.#addedSeconds);
    const shifted = shiftTimes(bytes, init, this.#addedSeconds);
    if (this.#isBegun) return [shifted];
    this.#isBegun = true;
    return [init.bytes, shifted];
  }
}

/** @param missing seconds between what is there of each track and what comes: below zero what comes again */
function isToBeMoved(missing: readonly number[]): boolean {
  const least = Math.min(...missing);
  return missing.length > 0 && (least < 0 || least * 1000 > PARTS.holeMs);
}

function stretchesOf(runs: RecordedPart['runs'], { tracks }: LiveInit): Stretch[] {
  return runs.map(({ id, start, end }) => {
    const timescale = tracks.find((track) => track.id === id)?.timescale ?? 1;
    return { id, start: start / timescale, end: end / timescale };
  });
}

/** A copy of a part that is played so much later. */
function shiftTimes(bytes: Buffer, init: LiveInit, seconds: number): Buffer {
  const copy = Buffer.from(bytes);
  const [moof] = boxesIn(copy);
  for (const traf of moof ? boxesIn(copy, moof.body, moof.end) : []) {
    if (traf.type !== 'traf') continue;
    const inside = boxesIn(copy, traf.body, traf.end);
    const tfhd = inside.find(({ type }) => type === 'tfhd');
    const tfdt = inside.find(({ type }) => type === 'tfdt');
    if (!tfhd || !tfdt) continue;
    const id = copy.readUInt32BE(tfhd.body + 4);
    const timescale = init.tracks.find((track) => track.id === id)?.timescale ?? 1;
    const reader = new Reader(copy, tfdt);
    reader.skip(4);
    const start = Math.max(0, reader.u64() + Math.round(seconds * timescale));
    copy.writeBigUInt64BE(BigInt(start), tfdt.body + 4);
  }
  return copy;
}
