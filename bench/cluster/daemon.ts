import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync } from 'node:fs';

export interface Program {
  /** Of its log. */
  name: string;
  file: string;
  args: readonly string[];
  environment?: NodeJS.ProcessEnv;
  /** PostgreSQL refuses to run as root: then as the user that its package made. */
  isNotForRoot?: boolean;
  /** Where another program that it lets go writes its process id: that is killed with it. */
  pidFile?: string;
}

/** A program that runs until it is killed, and can be started again. Its words go into a log beside the others. */
export class Daemon {
  readonly #program: Program;
  readonly #folder: string;
  #process: ChildProcess | null = null;

  constructor(folder: string, program: Program) {
    this.#folder = folder;
    this.#program = program;
  }

  get name(): string {
    return this.#program.name;
  }

  start(): void {
    const { name, file, args, environment, isNotForRoot } = this.#program;
    const log = openSync(`${this.#folder}/${name}.log`, 'a');
    this.#process = spawn(file, args, {
      stdio: ['ignore', log, log],
      // Killed as one: a program and all that it started.
      detached: true,
      cwd: this.#folder,
      ...(environment && { env: environment }),
      ...(isNotForRoot && ownerOf()),
    });
  }

  /** As a power cut. */
  async kill9(): Promise<void> {
    const ended = this.#process;
    this.#process = null;
    if (!ended?.pid || ended.exitCode !== null || ended.signalCode !== null) return;
    const gone = new Promise((done) => ended.once('exit', done));
    const letGo = this.#letGo();
    for (const group of groupsOf([ended.pid, ...letGo])) kill(group);
    await gone;
  }

  #letGo(): number[] {
    const { pidFile } = this.#program;
    if (!pidFile || !existsSync(pidFile)) return [];
    return [Number(readFileSync(pidFile, 'utf8').split('\n')[0])];
  }
}

/** Who owns what PostgreSQL keeps. */
export function ownerOf(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (which: string) => Number(execFileSync('id', [which, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

/** Of processes and all that they started. */
function groupsOf(roots: readonly number[]): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,pgid='])
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const parents = new Map(lines.map(([pid, parent]) => [pid, parent]));
  const isOf = (pid: number): boolean => {
    for (let at: number | undefined = pid; at; at = parents.get(at)) if (roots.includes(at)) return true;
    return false;
  };
  return [...new Set(lines.filter(([pid]) => isOf(pid)).map(([, , group]) => group))];
}

function kill(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
