import { type ChildProcess, fork } from 'node:child_process';
import type { ViewerResult } from './viewer.ts';
import type { Task } from './viewers.ts';

const PROGRAM = new URL('./viewers.ts', import.meta.url).pathname;

/** Viewers in processes of their own. */
export class Crowd {
  readonly #children: ChildProcess[];

  constructor(processes: number) {
    this.#children = Array.from({ length: processes }, () => fork(PROGRAM));
  }

  /** @param tasks one for each process */
  async run(tasks: readonly Task[]): Promise<ViewerResult[]> {
    const answers = tasks.map(
      (task, at) =>
        new Promise<ViewerResult[]>((done, fail) => {
          const child = this.#children[at];
          child?.once('message', (results) => done(results as ViewerResult[]));
          child?.once('exit', () => fail(new Error('viewers ended')));
          child?.send(task);
        }),
    );
    return (await Promise.all(answers)).flat();
  }

  stop(): void {
    for (const child of this.#children) {
      child.removeAllListeners('exit');
      child.kill();
    }
  }
}
