import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { nodeFlags, serverEnvironment } from '../scripts/server-process.mjs';
import { parentOf } from './processor-time.ts';

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

/** The program that every process of the database is a child of. */
export async function findPostmaster(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0].pid);
  await client.end();
  return postmaster;
}
