import { parentPort, workerData } from 'node:worker_threads';

/** What a thread of a test does before it answers. */
export type ThreadTask = 'answer' | 'rest' | 'stand still' | 'compute' | 'wait' | 'end' | 'break' | 'hoard';

/** Longer than any thread of a test may work. */
const REST_MS = 1500;

const TASKS: Record<ThreadTask, () => void> = {
  answer: () => parentPort?.postMessage('answer'),
  /** As on a machine that is too busy to let it work. */
  rest: () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, REST_MS);
    TASKS.answer();
  },
  'stand still': () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  },
  compute: () => {
    for (;;);
  },
  wait: () => {
    setInterval(() => undefined, 10_000);
  },
  end: () => process.exit(3),
  break: () => {
    throw new Error('broken');
  },
  hoard: () => {
    const kept: string[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => `${index}`));
  },
};

TASKS[workerData as ThreadTask]();
