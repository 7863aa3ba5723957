import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../apps/server/test/database.ts';
import { commandsOf } from './likha.mjs';

const ROOT = join(import.meta.dirname, '..');
const DOCUMENTED = /\bnpm run ([a-z][a-z:-]*)/g;
/** Where the Dockerfile puts a name that people type, and what it stands for. */
const LINK = /\bln -s \/app\/(\S+) \/usr\/local\/bin\/(\S+)/g;
let image: string;
let connectionString: string;
let drop: () => Promise<void>;

/** What the last stage of the Dockerfile holds, but for what is installed and built. */
beforeAll(async () => {
  image = mkdtempSync(join(tmpdir(), 'likha-image-'));
  const lastStage =
    readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  for (const [, names = ''] of lastStage.matchAll(/^COPY --from=build --chown=root:root (.+)$/gm)) {
    const sources = names.split(' ').slice(0, -1);
    for (const source of sources.map((each) => each.replace(/^\/app\//, ''))) take(source);
  }
  mkdirSync(join(image, 'bin'));
  for (const [, target = '', name = ''] of lastStage.matchAll(LINK))
    symlinkSync(join(image, target), join(image, 'bin', name));
  ({ connectionString, drop } = await createTestDatabase());
});

afterAll(async () => {
  await drop();
  rmSync(image, { recursive: true, force: true });
});

function take(source: string): void {
  if (/dist/.test(source)) return;
  const [from, to] = [join(ROOT, source), join(image, source)];
  expect(existsSync(from), `the Dockerfile copies ${source}`).toBe(true);
  mkdirSync(dirname(to), { recursive: true });
  if (source === 'node_modules') symlinkSync(from, to);
  else
    cpSync(from, to, { recursive: true, filter: (path) => !/\/(node_modules|dist|dist-server)$/.test(path) });
}

/** By the name that is typed there: a file that may not be run is found here. Its Node is the one that runs this. */
function likha(...args: string[]): Promise<{ code: number; output: string }> {
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const env = { PATH, DATABASE_URL: connectionString, DATA_DIR: join(image, 'data') };
  return new Promise((done, fail) => {
    const child = execFile(join(image, 'bin/likha'), args, { env }, (error, out, err) => {
      if (typeof error?.code === 'string') fail(error);
      else done({ code: Number(error?.code ?? 0), output: out + err });
    });
    child.stdin?.end();
  });
}

describe('the image', () => {
  it('lists its commands, and names them when asked for another', async () => {
    const { code, output } = await likha('nonsense');
    expect([code, output]).toEqual([1, `likha COMMAND: ${[...commandsOf().keys()].join(', ')}\n`]);
  });

  it.each([...commandsOf().keys()])('can run `likha %s`', async (name) => {
    const { output } = await likha(name);
    expect(output).not.toMatch(/Cannot find|ERR_MODULE|ENOENT|SyntaxError/);
    expect(output).not.toBe('');
  });

  it('passes arguments and the end of a command on', async () => {
    expect(await likha('admin', '--email', 'nonsense')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^likha admin --email/),
    });
    expect((await likha('invariants')).code).toBe(0);
  });

  it('says how to type a command there', async () => {
    const { output } = await likha('backup', '--nonsense');
    expect(output).toMatch(/^likha backup {2}.*\nlikha backup --new-key {2}/);
  });

  it('has whatever operators are told to run', () => {
    const known = commandsOf();
    // What is told to whoever works on it, or measures it, is no part of it.
    const forDevelopers = /^(start|build|soak|bench.*|check|test|release-before|point-in-time)$/;
    const told = [...readFileSync(join(ROOT, 'docs/operations.md'), 'utf8').matchAll(DOCUMENTED)].map(
      ([, name = '']) => name,
    );
    expect(told.filter((name) => !known.has(name) && !forDevelopers.test(name))).toEqual([]);
  });
});
