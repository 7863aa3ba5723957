import { buffer } from 'node:stream/consumers';
import { SECOND_MS } from '../../platform/durations.ts';
import type { Storage } from '../storage/storage.ts';
import { Joiner, partsOf, type RecordedPart } from './join-parts.ts';
import type { RecordedRun, Recordings } from './live-engine.ts';
import { PARTS, RELAY } from './live-figures.ts';
import { chunkKey } from './recording-keys.ts';

/** Missing ones in a row, which a slow store lost, after which there is no more. */
const MOST_MISSING = 3;
/** Of the longest stream, with a margin for the stretches that a discontinuity cuts short. */
const MOST_CHUNKS = Math.ceil((2 * RELAY.streamMs) / (PARTS.ms * PARTS.inSegment * RELAY.recordedSegments));
const TEN_MS = 10 * SECOND_MS;
const REMOVED_AT_ONCE = 100;

/** What was sent, as it is in the store (P615). */
export function createRecordings(storage: Storage): Recordings {
  return {
    async runs(streamId) {
      const runs: RecordedRun[] = [];
      for await (const part of partsOf(chunksOf(storage, streamId))) {
        const { width, height } = part.init;
        const run = runs[part.run] ?? { index: part.run, durationMs: 0, tens: [], width, height };
        const ten = Math.floor(part.fromMs / TEN_MS);
        while (run.tens.length <= ten) run.tens.push(0);
        run.tens[ten] = (run.tens[ten] ?? 0) + part.bytes.length;
        run.durationMs += part.ms;
        runs[part.run] = run;
      }
      return runs;
    },
    async *read(streamId, index, { fromMs = 0, toMs = Number.POSITIVE_INFINITY } = {}) {
      const joiner = new Joiner();
      for await (const part of partsOf(chunksOf(storage, streamId))) {
        if (part.run > index) return;
        if (part.run === index && part.fromMs + part.ms / 2 >= fromMs && part.fromMs + part.ms / 2 <= toMs)
          yield* joiner.join(part);
      }
    },
    async remove(streamId) {
      const most = await endOfRecording(storage, streamId);
      // Beyond the end as well: what was written while others could not be.
      for (let from = 0; from <= most + MOST_MISSING; from += REMOVED_AT_ONCE)
        await storage.remove(
          Array.from({ length: REMOVED_AT_ONCE }, (_, at) => chunkKey(streamId, from + at)),
        );
    },
  };
}

/** Every stored stretch in its order, from one and before another. */
export async function* chunksOf(
  storage: Storage,
  streamId: string,
  from = 0,
  before = MOST_CHUNKS,
): AsyncGenerator<Buffer> {
  let missing = 0;
  for (let chunk = from; chunk < before && missing < MOST_MISSING; chunk += 1) {
    const file = await storage.open(chunkKey(streamId, chunk));
    missing = file ? 0 : missing + 1;
    if (file) yield await buffer(file.stream);
  }
}

/** The first stretch that is not there, found in few steps. */
export async function endOfRecording(storage: Storage, streamId: string): Promise<number> {
  const isThere = async (chunk: number) =>
    (await storage.stat(chunkKey(streamId, chunk))) !== null ||
    (await storage.stat(chunkKey(streamId, chunk + 1))) !== null;
  let [there, beyond] = [-1, 0];
  while (beyond < MOST_CHUNKS && (await isThere(beyond))) [there, beyond] = [beyond, beyond * 2 + 1];
  while (beyond - there > 1) {
    const between = Math.floor((there + beyond) / 2);
    if (await isThere(between)) there = between;
    else beyond = between;
  }
  return beyond;
}

/**
 * The last seconds of the newest run, or of the one that was the newest so many seconds before; where less was sent since then than time passed, they are of
 * as much earlier, and the first there are at the earliest.
 */
export function lastSeconds(
  parts: readonly RecordedPart[],
  seconds: number,
  agoSeconds: number,
): RecordedPart[] {
  const allMs = parts.reduce((sum, part) => sum + part.ms, 0);
  const agoMs = Math.max(0, Math.min(agoSeconds, allMs / 1000 - seconds)) * 1000;
  const last: RecordedPart[] = [];
  let [passedMs, ms] = [0, 0];
  for (const part of parts.toReversed()) {
    passedMs += part.ms;
    if (passedMs <= agoMs) continue;
    if (part.run !== (last[0] ?? part).run || ms >= seconds * 1000) break;
    last.unshift(part);
    ms += part.ms;
  }
  return last;
}
