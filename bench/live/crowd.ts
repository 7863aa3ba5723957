import { type ChildProcess, fork } from 'node:child_process';
import type { ViewerResult } from './viewer.ts';
import type { Task } from './viewers.ts';

const PROGRAM = new URL('./viewers.ts', import.meta.url).pathname;

/** Viewers, and somebody who calls, in processes of their own. */
export class Crowd {
  readonly #viewers: ChildProcess[];
  readonly #caller = fork(PROGRAM);

  constructor(processes: number) {
    this.#viewers = Array.from({ length: processes }, () => fork(PROGRAM));
  }

  /** @param tasks one for each process */
  async run(tasks: readonly Task[]): Promise<ViewerResult[]> {
    const answers = this.#viewers.map((child, at) => ask<ViewerResult[]>(child, tasks[at] as Task));
    return (await Promise.all(answers)).flat();
  }

  /** The 99th percentile of other calls, in milliseconds. */
  ping(origin: string, seconds: number): Promise<number> {
    return ask<number>(this.#caller, { kind: 'ping', origin, seconds });
  }

  stop(): void {
    for (const child of [...this.#viewers, this.#caller]) {
      child.removeAllListeners('exit');
      child.kill();
    }
  }
}

function ask<Answer>(child: ChildProcess, task: Task): Promise<Answer> {
  return new Promise((done, fail) => {
    const end = () => fail(new Error('a program of viewers ended'));
    child.once('exit', end);
    child.once('message', (answer) => {
      child.off('exit', end);
      done(answer as Answer);
    });
    child.send(task);
  });
}
