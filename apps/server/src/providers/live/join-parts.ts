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

/** Puts parts of one run together as one film that begins at zero and has no holes, whatever their own times were. */
export class Joiner {
  #isBegun = false;
  /** What is added to each track's time, in seconds, and where the picture ends that was put out last. */
  #addedSeconds = 0;
  #endsAt: number | null = null;

  /** @returns the bytes to put out next */
  join({ init, bytes, runs }: RecordedPart): Buffer[] {
    const video = init.tracks.find(({ kind }) => kind === 'video');
    const run = runs.find(({ id }) => id === video?.id);
    if (!video || !run) return [];
    const startsAt = run.start / video.timescale;
    const hole = this.#endsAt === null ? null : startsAt + this.#addedSeconds - this.#endsAt;
    // Sound may begin a moment before the picture: what is put out first begins with whichever is first, so that nothing comes before zero.
    if (hole === null) this.#addedSeconds = -Math.min(...secondsOf(runs, init), startsAt);
    else if (hole < 0 || hole * 1000 > PARTS.holeMs) this.#addedSeconds = (this.#endsAt ?? 0) - startsAt;
    this.#endsAt = run.end / video.timescale + this.#addedSeconds;
    const shifted = shiftTimes(bytes, init, this.#addedSeconds);
    if (this.#isBegun) return [shifted];
    this.#isBegun = true;
    return [init.bytes, shifted];
  }
}

/** When each track of a part begins. */
function secondsOf(runs: RecordedPart['runs'], { tracks }: LiveInit): number[] {
  return runs.map(({ id, start }) => start / (tracks.find((track) => track.id === id)?.timescale ?? 1));
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
