import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

/** `npm run check`: everything that is known without running the product, at once; a line a check as each ends. */
const ROOT = new URL('..', import.meta.url).pathname;

interface Check {
  name: string;
  command: string;
  args: string[];
}

const node = process.execPath;

/** Types of what has not changed since the last check are known; another compiler, or another clone, begins anew. */
const types = (name: string, ...args: string[]) => [
  ...args,
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/types/${name}.json`,
];

const checks: Check[] = [
  { name: 'types of the server and the rest', command: 'tsc', args: types('rest') },
  { name: 'types of the web', command: 'tsc', args: types('web', '-p', 'apps/web') },
  { name: 'format and lint', command: 'biome', args: ['check', '.'] },
  { name: 'nothing is dead', command: 'knip', args: ['--no-progress', '--no-config-hints'] },
  { name: 'who may import whom', command: node, args: ['scripts/boundaries.ts'] },
  { name: 'texts in every language', command: node, args: ['scripts/texts.ts', '--check'] },
  { name: 'icons that are used', command: node, args: ['scripts/icons.ts', '--check'] },
  { name: 'licences of dependencies', command: node, args: ['scripts/licences.ts'] },
  { name: 'types of the database', command: node, args: ['scripts/database-types.ts', '--check'] },
];

function run({ name, command, args }: Check): Promise<boolean> {
  const started = performance.now();
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    const end = (isGood: boolean, text: string) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(`${isGood ? 'ok    ' : 'FAILED'}  ${name.padEnd(34)}${seconds.padStart(6)} s\n`);
      if (!isGood) process.stdout.write(`${text.trim().replace(/^/gm, '        ')}\n`);
      done(isGood);
    };
    child.on('error', (error) => end(false, error.message));
    child.on('close', (code) => end(code === 0, Buffer.concat(output).toString()));
  });
}

const results = await Promise.all(checks.map(run));
process.exitCode = results.every(Boolean) ? 0 : 1;
