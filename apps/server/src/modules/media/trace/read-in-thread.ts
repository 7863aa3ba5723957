import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Traced } from '../image/trace-read.ts';
import type { Refused } from '../media-refusal.ts';

/** What the thread is asked, and what it answers. */
export interface TraceTask {
  path: string;
  /** One after another, until one finds a number. */
  keys: readonly Uint8Array[];
  /** Numbers that were given out: no other can be found. */
  codes: Int32Array;
}
export type TraceAnswer = { refused: Refused } | { found: Traced | null };

const PROGRAM = new URL('./trace-program.ts', import.meta.url);
/** Of its JavaScript; pixels lie outside. */
const HEAP_MB = 256;
const LONGEST_MS = 60_000;

/**
 * Looks for the number that a picture carries, on a thread that lives for this picture: it takes a second of computing,
 * and some seconds where its size was changed or it carries none.
 * @throws when it takes longer than a minute, or the thread dies
 */
export async function readInThread(task: TraceTask): Promise<TraceAnswer> {
  const thread = new Worker(PROGRAM, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  try {
    const [answer] = await once(thread, 'message', { signal: AbortSignal.timeout(LONGEST_MS) });
    return answer as TraceAnswer;
  } finally {
    await thread.terminate();
  }
}
