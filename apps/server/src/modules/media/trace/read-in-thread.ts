import { answerOfThread } from '../../../platform/limited-thread.ts';
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
/** Pixels lie outside of the heap. */
const LIMITS = { heapMegabytes: 256, processorMs: 60_000 };

/**
 * Looks for the number that a picture carries, on a thread that lives for this picture: it takes a second of computing,
 * and some seconds where its size was changed or it carries none.
 * @throws what `answerOfThread` throws
 */
export function readInThread(task: TraceTask): Promise<TraceAnswer> {
  return answerOfThread({ program: PROGRAM, data: task, ...LIMITS });
}
