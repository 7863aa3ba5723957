import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { programEnvironment } from './program-environment.ts';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
/** A demo on a slow machine takes two minutes and more; less than a hook has. */
const START_TIMEOUT_MS = 280_000;

export interface ServerProcess {
  url: string;
  pid: number;
  /** The whole tree at once, as a power cut would: server, database, sandbox. */
  kill9(): Promise<void>;
  /** As an operator stops it. Resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the real program on a data folder and waits until it says that it is ready, and its demo whole where it begins one. */
export async function startServer(options: {
  dataDir: string;
  port: number;
  sandboxPort: number;
  /** As `scripts/server-process.mjs` says; without them no more is said than what closes prototypes. */
  nodeFlags?: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** Where its output goes as well: a file. */
  log?: string;
}): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...(options.nodeFlags ?? ['--disable-proto=delete']), MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...programEnvironment,
      DATA_DIR: options.dataDir,
      PORT: String(options.port),
      SANDBOX_PORT: String(options.sandboxPort),
      DEMO: 'true',
      DEMO_CROWD: 'false',
      LOG_LEVEL: 'warn',
      // What creators of tests publish is out at once.
      REVIEW_FIRST_UPLOADS: '0',
      ...options.environment,
    },
  });
  if (options.log) {
    const log = createWriteStream(options.log, { flags: 'a' });
    child.stdout?.pipe(log);
    child.stderr?.pipe(log, { end: false });
  }
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  await untilReady(child, ended);
  const { pid } = child;
  if (pid === undefined) throw new Error('the server has no process');
  return {
    url: `http://127.0.0.1:${options.port}`,
    pid,
    async kill9() {
      const tree = treeOf(pid);
      for (const id of tree) killNow(id);
      await ended;
      while (tree.some(isAlive)) await new Promise((wake) => setTimeout(wake, 20));
    },
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function untilReady(child: ChildProcess, ended: Promise<number | null>): Promise<void> {
  let output = '';
  const ready = new Promise<'ready'>((done) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const isWhole = !output.includes('Preparing the demo') || output.includes('The demo is whole');
      if (isWhole && /Likha is (ready|taking jobs)/.test(output)) done('ready');
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
  const tooLate = new Promise<'late'>((done) => setTimeout(done, START_TIMEOUT_MS, 'late').unref());
  const outcome = await Promise.race([ready, tooLate, ended]);
  if (outcome === 'ready') return;
  child.kill('SIGKILL');
  throw new Error(`the server did not start (${outcome}): ${output.slice(-2000)}`);
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A process that nobody has waited for yet is a zombie, and dead. */
function isAlive(pid: number): boolean {
  const state = statOf(pid)?.state;
  return state !== undefined && state !== 'Z';
}

function statOf(pid: number): { state: string; parent: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return null;
  }
}

/** A process and all that it started, found now: later its children belong to somebody else. */
function treeOf(root: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const parents = new Map(pids.map((pid) => [pid, statOf(pid)?.parent]));
  const isOurs = (pid: number): boolean => {
    for (let at: number | undefined = pid; at; at = parents.get(at)) if (at === root) return true;
    return false;
  };
  return pids.filter(isOurs);
}

/** Where Linux begins to take ports for outgoing connections where nothing else is set; others begin later. */
const LINUX_OUTGOING = 32_768;
const FIRST_PORT = 10_240;
const PORT_TRIES = 100;

/**
 * A port that is free now and that no outgoing connection takes before a server listens there: thousands are opened and
 * closed beside it by other tests. Any of 20,000, so that two who ask at once hardly get the same.
 */
export async function freePort(): Promise<number> {
  const end = firstOutgoingPort();
  for (let tries = 0; tries < PORT_TRIES; tries += 1) {
    const port = randomInt(FIRST_PORT, end);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port is free between ${FIRST_PORT} and ${end}`);
}

function firstOutgoingPort(): number {
  try {
    const [first] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s/);
    return Math.max(Number(first) || LINUX_OUTGOING, FIRST_PORT + 10_000);
  } catch {
    return LINUX_OUTGOING;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const free = await new Promise<boolean>((done) => {
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => done(true));
  });
  if (free) await new Promise((done) => server.close(done));
  return free;
}
