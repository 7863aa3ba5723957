import { setTimeout as pause } from 'node:timers/promises';
import { pingCalls } from './ping-calls.ts';
import { fetchSteadily, type ViewerResult, watch } from './viewer.ts';

/** A program of viewers, or of somebody who calls: what they watch comes as a message, what came of it goes back as one. */
export type Task =
  | {
      kind: 'watch';
      origin: string;
      viewers: { playlist: string; headers: string }[];
      seconds: number;
      overMs: number;
    }
  | { kind: 'ping'; origin: string; seconds: number }
  | { kind: 'steady'; origin: string; count: number; seconds: number; everyMs: number };

async function run(task: Task): Promise<ViewerResult[] | number> {
  if (task.kind === 'ping') return pingCalls(task.origin, task.seconds);
  const until = Date.now() + task.seconds * 1000;
  const { origin } = task;
  if (task.kind === 'steady')
    return Promise.all(Array.from({ length: task.count }, () => fetchSteadily(origin, until, task.everyMs)));
  const { viewers, overMs } = task;
  return Promise.all(
    viewers.map(async (viewer, at) => {
      await pause((at * overMs) / viewers.length);
      return watch({ origin, ...viewer, until });
    }),
  );
}

process.on('message', async (task: Task) => {
  process.send?.(await run(task));
});
