import { Worker } from 'node:worker_threads';
import type { Refused } from '../media-refusal.ts';
import type { TraceTile } from './trace-mark.ts';

/** What the thread is asked, and what it answers. */
export interface WatermarkTask {
  id: number;
  source: Uint8Array;
  viewerName: string;
  trace: TraceTile | null;
}
export type WatermarkAnswer = { id: number } & (
  | { marked: Uint8Array }
  | { refused: Refused }
  | { failure: string }
);

interface Waiting {
  done(result: Buffer | Refused): void;
  failed(error: Error): void;
}

const PROGRAM = new URL('./watermark-program.ts', import.meta.url);
/** Of its JavaScript; pixels lie outside. */
const HEAP_MB = 64;

const waiting = new Map<number, Waiting>();
let thread: Worker | undefined;
let lastId = 0;

/**
 * Burns a viewer's name into a picture as `watermarkImage` does, on a thread of its own: pressing a name onto four
 * megapixels takes tens of milliseconds, in which the main thread answers nobody. The thread starts with the first
 * picture and is started anew after it died.
 * @throws when the thread dies, or whatever `watermarkImage` throws
 */
export function watermarkInThread(
  source: Uint8Array,
  viewerName: string,
  trace: TraceTile | null = null,
): Promise<Buffer | Refused> {
  thread ??= start();
  const running = thread;
  running.ref();
  lastId += 1;
  const task: WatermarkTask = { id: lastId, source, viewerName, trace };
  return new Promise((done, failed) => {
    waiting.set(task.id, { done, failed });
    running.postMessage(task);
  });
}

function start(): Worker {
  const started = new Worker(PROGRAM, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
  started.on('message', (answer: WatermarkAnswer) => settle(started, answer));
  started.on('error', (error) => giveUp(started, error));
  started.on('exit', (code) => giveUp(started, new Error(`the thread of watermarks ended with ${code}`)));
  return started;
}

function settle(from: Worker, answer: WatermarkAnswer): void {
  const asked = waiting.get(answer.id);
  waiting.delete(answer.id);
  // An idle thread keeps no process from ending.
  if (waiting.size === 0) from.unref();
  if ('failure' in answer) asked?.failed(new Error(answer.failure));
  else asked?.done('refused' in answer ? answer.refused : Buffer.from(answer.marked));
}

function giveUp(died: Worker, error: Error): void {
  if (thread !== died) return;
  thread = undefined;
  for (const asked of waiting.values()) asked.failed(error);
  waiting.clear();
}
