import { MINUTE_MS } from '../../../platform/durations.ts';
import type { TaskLimits } from './run-video-task.ts';

/** What only copies packets: a third of a second for 30 MB, at most 200 MB measured. */
export const COPYING: TaskLimits = {
  timeoutMs: 3 * MINUTE_MS,
  processorSeconds: 60,
  heapMegabytes: 192,
  memoryMegabytes: 400,
  fileMegabytes: 256,
};

/** What reads the facts of a few seconds, or listens to a voice note, while somebody waits: half a second of a core, beside those who answer people. */
export const AWAITED: TaskLimits = { ...COPYING, processorSeconds: 5 };

/** What decodes a few pictures: a second for a phone's clip. 4K takes the most memory. */
export const LOOKING: TaskLimits = {
  timeoutMs: 6 * MINUTE_MS,
  processorSeconds: 120,
  heapMegabytes: 192,
  memoryMegabytes: 900,
  fileMegabytes: 256,
};

/** What decodes and encodes three minutes of speech: three seconds of a slow core. */
export const SPEAKING: TaskLimits = {
  timeoutMs: MINUTE_MS,
  processorSeconds: 40,
  heapMegabytes: 192,
  memoryMegabytes: 900,
  fileMegabytes: 32,
};

const LEAST_SECONDS = 5 * 60;
const MOST_SECONDS = 60 * 60;
/** A slow core needs this much longer than the video lasts. */
const SLOWNESS = 6;
/** The processor's time says that a file is hostile; the clock, which a busy machine stretches, only that it is given up for now. */
const CORES = 2;
const STRETCH = 3;

/** What makes renditions of a video that lasts so long. */
export function encodingLimits(durationSeconds: number): TaskLimits {
  const seconds = Math.ceil(Math.min(MOST_SECONDS, LEAST_SECONDS + durationSeconds * SLOWNESS));
  return {
    timeoutMs: seconds * STRETCH * 1000,
    processorSeconds: seconds * CORES,
    heapMegabytes: 256,
    memoryMegabytes: 900,
    fileMegabytes: 2048,
  };
}
