import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'likha-private-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (...names: string[]) => (statSync(join(folder, ...names)).mode & 0o777).toString(8);

/** In a process of its own: the mask is a process's. */
function keepPrivate(then = ''): unknown {
  const script = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { keepPrivate } from '${new URL('./private-folder.ts', import.meta.url).href}';
    console.log(JSON.stringify(keepPrivate('${folder}')));
    ${then}`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}

it('closes what is there, and what is written afterwards', () => {
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'media'));
  chmodSync(join(folder, 'media'), 0o777);
  writeFileSync(join(folder, 'sandbox.jsonl'), 'a key');
  chmodSync(join(folder, 'sandbox.jsonl'), 0o664);
  const open = keepPrivate(
    `mkdirSync('${folder}/media/new'); writeFileSync('${folder}/media/new/file', 'x');`,
  );
  expect(open).toEqual([]);
  expect([modeOf(), modeOf('media'), modeOf('sandbox.jsonl')]).toEqual(['700', '700', '600']);
  expect([modeOf('media', 'new'), modeOf('media', 'new', 'file')]).toEqual(['700', '600']);
});

it('gives no right that was not there, and leaves what a link leads to alone', () => {
  writeFileSync(join(folder, 'secret'), 'x');
  chmodSync(join(folder, 'secret'), 0o400);
  const outside = mkdtempSync(join(tmpdir(), 'likha-outside-'));
  chmodSync(outside, 0o755);
  symlinkSync(outside, join(folder, 'media'));
  keepPrivate();
  expect(modeOf('secret')).toBe('400');
  expect((statSync(outside).mode & 0o777).toString(8)).toBe('755');
  rmSync(outside, { recursive: true });
});
