import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';

/** What a program may use. Whoever goes past a limit is killed. */
export interface ProcessLimits {
  /** By the clock, of the time in which this process was awake: one that was frozen has not waited. */
  timeoutMs: number;
  /** Of the processor, all its threads together. Kept by the kernel: it also ends a program whose starter is dead. */
  processorSeconds: number;
  /** Of real memory, looked at every quarter of a second. */
  memoryMegabytes: number;
  /** Of any one file that it writes. */
  fileMegabytes: number;
}

export interface LimitedProcess {
  /** A full path, and its arguments. */
  command: readonly [program: string, ...args: string[]];
  /** All of its environment; empty unless said. */
  environment?: Readonly<Record<string, string>>;
  limits: ProcessLimits;
  /** Told each line that it writes, up to 16 kB long; true ends it, as it has nothing more to say. */
  onLine?: (line: string) => boolean;
  /** Ends it early; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Somebody waits for it: it runs beside those who answer people, not below them. */
  isAwaited?: boolean;
}

/**
 * How it ended: `answered` when `onLine` said so, `ended` when it did by itself, the limit that it went past, or `killed` by somebody
 * else, as where the machine has no memory left: that says nothing of what it was given.
 */
export interface ProcessEnd {
  outcome:
    | 'answered'
    | 'ended'
    | 'killed'
    | 'timed_out'
    | 'took_too_much_memory'
    | 'took_too_much_processor'
    | 'wrote_too_much';
  /** Null when a signal ended it: ours, the kernel's for a limit, or that of a crash. */
  exitCode: number | null;
  /** That signal. */
  signal: NodeJS.Signals | null;
  /** Its last 2,000 characters, for the log and never for people. */
  stderr: string;
}

const LOOK_MS = 250;
/** A look that comes later than so many of them was kept from coming. */
const MOST_LATE = 2;
const PAGE_BYTES = 4096;
const MEGABYTE = 2 ** 20;
const MAX_OUTPUT_CHARACTERS = 1_000_000;
const MAX_LINE_CHARACTERS = 16_384;
const STDERR_TAIL_CHARACTERS = 2_000;
/** Below those who answer people. */
const PRIORITY = 10;
const BLOCKS_OF_A_MEGABYTE = MEGABYTE / 512;
// Limits that the kernel keeps, also when whoever set them is gone. `ulimit -f` counts blocks of 512 bytes.
const WITH_LIMITS = 'ulimit -c 0; ulimit -S -t "$1"; ulimit -H -t "$2"; ulimit -f "$3"; shift 3; exec "$@"';
/** Beyond the limit it is told by a signal of its own, so that a limit is not taken for somebody who killed it; who does not heed it is killed then. */
const HEEDING_SECONDS = 2;

/**
 * Runs a program on what strangers sent: without our environment, below the priority of those who answer people unless it is
 * awaited, and killed when it takes too long, too much memory or says too much. It sees the end of its input when we die.
 * @throws when it cannot be started, or `signal` ends it
 */
export async function runLimited(process: LimitedProcess): Promise<ProcessEnd> {
  const { command, environment = {}, limits, onLine = () => false, signal, isAwaited = false } = process;
  signal?.throwIfAborted();
  const { processorSeconds, fileMegabytes } = limits;
  const kept = [processorSeconds, processorSeconds + HEEDING_SECONDS, fileMegabytes * BLOCKS_OF_A_MEGABYTE];
  const child = spawn('/bin/sh', ['-c', WITH_LIMITS, 'sh', ...kept.map(String), ...command], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: environment,
  });
  let outcome: ProcessEnd['outcome'] = 'ended';
  const end = (why: ProcessEnd['outcome']) => {
    if (outcome === 'ended') outcome = why;
    // Nothing half-made is kept, so there is nothing to end gently for.
    child.kill('SIGKILL');
  };
  const abort = () => child.kill('SIGKILL');
  const timer = afterAwake(limits.timeoutMs, () => end('timed_out'));
  const looks = watchMemory(child, limits.memoryMegabytes, () => end('took_too_much_memory'));
  signal?.addEventListener('abort', abort, { once: true });
  const stderr = listen(child, onLine, end);
  if (!isAwaited && child.pid !== undefined) lowerPriority(child.pid);
  let how: Pick<ProcessEnd, 'exitCode' | 'signal'>;
  try {
    how = await ended(child);
  } finally {
    clearInterval(timer);
    clearInterval(looks);
    signal?.removeEventListener('abort', abort);
  }
  signal?.throwIfAborted();
  return { ...how, outcome: outcome === 'ended' ? byItself(how) : outcome, stderr: stderr() };
}

/** Nothing of ours ended it. */
function byItself({ signal }: Pick<ProcessEnd, 'signal'>): ProcessEnd['outcome'] {
  if (signal === 'SIGXCPU') return 'took_too_much_processor';
  return signal === 'SIGKILL' ? 'killed' : 'ended';
}

function ended(child: ChildProcess): Promise<Pick<ProcessEnd, 'exitCode' | 'signal'>> {
  const { promise, resolve, reject } = Promise.withResolvers<Pick<ProcessEnd, 'exitCode' | 'signal'>>();
  child.once('error', reject);
  child.once('close', (exitCode, signal) => resolve({ exitCode, signal }));
  // It may be gone before it has read what it never gets.
  child.stdin?.on('error', () => undefined);
  return promise;
}

/** Hands on its lines while they are few and short. Answers a reader of the end of what it complained about. */
function listen(
  child: ChildProcess,
  onLine: (line: string) => boolean,
  end: (why: ProcessEnd['outcome']) => void,
): () => string {
  let [said, complaint] = [0, ''];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-STDERR_TAIL_CHARACTERS);
  });
  if (!child.stdout) return () => complaint;
  // Counted as it comes: a line without an end would otherwise be kept until there is no memory left.
  child.stdout.on('data', (bytes: Buffer) => {
    said += bytes.length;
    if (said > MAX_OUTPUT_CHARACTERS) end('wrote_too_much');
  });
  createInterface(child.stdout).on('line', (line) => {
    if (line.length > MAX_LINE_CHARACTERS) end('wrote_too_much');
    else if (onLine(line)) end('answered');
  });
  return () => complaint;
}

/** Calls back after so long, of which a pause of the whole process counts as one look. */
function afterAwake(timeoutMs: number, onTimeout: () => void): NodeJS.Timeout {
  const everyMs = Math.min(LOOK_MS, timeoutMs);
  let [awakeMs, lastLook] = [0, performance.now()];
  return setInterval(() => {
    const now = performance.now();
    awakeMs += Math.min(now - lastLook, everyMs * MOST_LATE);
    lastLook = now;
    if (awakeMs >= timeoutMs) onTimeout();
  }, everyMs);
}

function watchMemory(child: ChildProcess, mostMegabytes: number, onTooMuch: () => void): NodeJS.Timeout {
  return setInterval(async () => {
    const pages = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '');
    const resident = Number(pages.split(' ')[1] ?? 0) * PAGE_BYTES;
    if (resident > mostMegabytes * MEGABYTE) onTooMuch();
  }, LOOK_MS);
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // It has ended already.
  }
}
