import { parentPort, workerData } from 'node:worker_threads';
import { decodeImage } from '../image/decode-image.ts';
import { readTrace } from '../image/trace-read.ts';
import { isRefused } from '../media-refusal.ts';
import type { TraceAnswer, TraceTask } from './read-in-thread.ts';

/** Longer sides are made smaller; our own pictures have half of it at most, and are read at twice their size. */
const LONGEST_SIDE = 4096;

/** What runs on a thread of its own: a picture in, the number that it carries out. */
async function answer({ path, keys, codes }: TraceTask): Promise<TraceAnswer> {
  const pixels = await decodeImage(path, LONGEST_SIDE);
  if (isRefused(pixels)) return { refused: pixels };
  for (const key of keys) {
    const found = readTrace(pixels, Buffer.from(key), codes);
    // Each key is another chance to be wrong.
    if (found) return { found: { ...found, chance: Math.min(1, found.chance * keys.length) } };
  }
  return { found: null };
}

parentPort?.postMessage(await answer(workerData as TraceTask));
