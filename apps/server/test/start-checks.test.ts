import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programEnvironment } from './program-environment.ts';

/** The real program, with its own database and sandbox, where it cannot start. */
const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
let folder: string;
const taken = createServer();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-start-'));
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
});

afterAll(async () => {
  await new Promise((done) => taken.close(done));
  await rm(folder, { recursive: true, force: true });
});

/** What it says before it ends. */
async function start(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['--no-warnings', MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...programEnvironment,
      LOG_LEVEL: 'silent',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      ...environment,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, said };
}

const port = () => String((taken.address() as AddressInfo).port);

describe('a start that cannot be', () => {
  it.each([
    ['PORT', {}],
    ['SANDBOX_PORT', {}],
    ['HEALTH_PORT', { ROLE: 'worker', DEMO: 'true', DATABASE_URL: 'postgresql://127.0.0.1:1/nowhere' }],
  ])(
    'as %s is taken says so in one line, and has started nothing',
    async (name, environment) => {
      const { code, said } = await start({ ...environment, [name]: port() });
      expect(said).toBe(`Likha could not start. ${name}: ${port()} is in use on 127.0.0.1\n`);
      expect(code).toBe(1);
      expect(existsSync(join(folder, 'data', 'postgres'))).toBe(false);
      expect(await readdir(join(folder, 'data'))).toEqual([]);
    },
    60_000,
  );

  it('as its folder cannot be written to says so in one line', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    for (const path of [file, join(file, 'below'), '/sys/likha']) {
      const { code, said } = await start({ DATA_DIR: path });
      expect(said).toMatch(/^Likha could not start\. DATA_DIR: \S+ cannot be written to: .*\n$/);
      expect([code, said.includes(path)]).toEqual([1, true]);
    }
  });
});
