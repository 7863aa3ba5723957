import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { nodeFlags, serverEnvironment } from '../scripts/server-process.mjs';

export interface Running {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 180_000;

/** Starts a program and waits for the address or the words it announces itself with. */
export async function start(
  file: string,
  env: Record<string, string>,
  ready = /listening on (\S+)/,
): Promise<Running> {
  const child = spawn(process.execPath, [...nodeFlags(env.ROLE), file], {
    env: { PATH: process.env.PATH, ...serverEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await announced(child, ready, file);
  return { url, pid: child.pid ?? 0, stop: () => stop(child) };
}

function announced(child: ChildProcess, ready: RegExp, file: string): Promise<string> {
  return new Promise((found, fail) => {
    let output = '';
    const timer = setTimeout(() => fail(new Error(`${file} did not start: ${output}`)), START_TIMEOUT_MS);
    child.once('exit', (code) => fail(new Error(`${file} ended with ${code}: ${output}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
      const match = ready.exec(output);
      if (!match) return;
      clearTimeout(timer);
      found(match[1] ?? '');
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
  await ended;
}

/** Resident memory of a process in megabytes. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

/** What a process has taken of the processor so far, all of its threads, in milliseconds. */
export function processorMs(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ', 2);
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
