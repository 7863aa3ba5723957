import { spawn } from 'node:child_process';
import type { Harness } from '../../test/harness.ts';
import { programEnvironment } from '../../test/program-environment.ts';

interface Options {
  stdin?: string;
  env?: Record<string, string>;
}

/** How to run a command as a person would, against a test file's database. */
export function runsCommands(harness: Harness) {
  return (command: string, args: string[], options: Options = {}) => {
    const file = new URL(`./${command}.ts`, import.meta.url).pathname;
    const child = spawn(process.execPath, [file, ...args], {
      env: { ...programEnvironment, DATABASE_URL: harness.connectionString, ...options.env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.stdin.end(options.stdin ?? '');
    return new Promise<{ code: number | null; output: string }>((done) =>
      child.on('close', (code) => done({ code, output })),
    );
  };
}
