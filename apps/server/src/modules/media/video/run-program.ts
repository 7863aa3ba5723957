import { spawn } from 'node:child_process';

/** How a program ended. `stderr` is its last 2,000 characters, for the log and never for people. */
export interface ProgramResult {
  outcome: 'done' | 'failed' | 'timed_out';
  stdout: string;
  stderr: string;
}

export interface ProgramLimits {
  timeoutMs: number;
  /** Ends the program early; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
}

const MAX_STDOUT_CHARACTERS = 1_000_000;
const STDERR_TAIL_CHARACTERS = 2_000;

/**
 * Runs a program without a shell, without input and without our environment, and kills it when its time is up.
 * @throws when the program cannot be started, or `signal` ends it
 */
export function runProgram(
  program: string,
  args: readonly string[],
  limits: ProgramLimits,
): Promise<ProgramResult> {
  const { promise, resolve, reject } = Promise.withResolvers<ProgramResult>();
  limits.signal?.throwIfAborted();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: {} });
  let [stdout, stderr, isTimedOut] = ['', '', false];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (stdout.length < MAX_STDOUT_CHARACTERS) stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-STDERR_TAIL_CHARACTERS);
  });
  // Nothing of a half-written file is kept, so there is nothing to end gently for.
  const stop = () => child.kill('SIGKILL');
  const timer = setTimeout(() => {
    isTimedOut = true;
    stop();
  }, limits.timeoutMs);
  limits.signal?.addEventListener('abort', stop, { once: true });
  const settle = () => {
    clearTimeout(timer);
    limits.signal?.removeEventListener('abort', stop);
  };
  child.once('error', (error) => {
    settle();
    reject(error);
  });
  child.once('close', (code) => {
    settle();
    if (limits.signal?.aborted) return reject(limits.signal.reason);
    resolve({ outcome: isTimedOut ? 'timed_out' : code === 0 ? 'done' : 'failed', stdout, stderr });
  });
  return promise;
}
