import type { TaskLimits } from './run-video-task.ts';

const MINUTE_MS = 60_000;

/** What only copies packets: a third of a second for 30 MB, at most 200 MB measured. */
export const COPYING: TaskLimits = {
  timeoutMs: MINUTE_MS,
  processorSeconds: 60,
  heapMegabytes: 192,
  memoryMegabytes: 400,
  fileMegabytes: 256,
};

/** What decodes a few pictures: a second for a phone's clip. 4K takes the most memory. */
export const LOOKING: TaskLimits = {
  timeoutMs: MINUTE_MS,
  processorSeconds: 120,
  heapMegabytes: 192,
  memoryMegabytes: 900,
  fileMegabytes: 256,
};

const LEAST_MS = 5 * MINUTE_MS;
const MOST_MS = 60 * MINUTE_MS;
/** A slow core needs this much longer than the video lasts. */
const SLOWNESS = 6;

/** What makes renditions of a video that lasts so long. */
export function encodingLimits(durationSeconds: number): TaskLimits {
  const timeoutMs = Math.min(MOST_MS, LEAST_MS + durationSeconds * SLOWNESS * 1000);
  return {
    timeoutMs,
    processorSeconds: Math.ceil((timeoutMs / 1000) * 2),
    heapMegabytes: 256,
    memoryMegabytes: 900,
    fileMegabytes: 2048,
  };
}
