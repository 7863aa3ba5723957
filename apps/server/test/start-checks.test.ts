import { execFileSync, spawn } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programEnvironment } from './program-environment.ts';
import { removeFolder } from './remove-folder.ts';

/** The real program, with its own database and sandbox, where it cannot start. */
const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
let folder: string;
const taken = createServer();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-start-'));
  // Where the database's user cannot come in, its database lies elsewhere.
  await chmod(folder, 0o755);
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
});

afterAll(async () => {
  await new Promise((done) => taken.close(done));
  await removeFolder(folder);
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

/** On a file system of so many megabytes; where none may be mounted, none can be too small. */
async function onDiskOf(megabytes: number, work: (disk: string) => Promise<void>): Promise<boolean> {
  const disk = join(folder, `disk-${megabytes}`);
  await mkdir(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'likha-test', disk], {
      stdio: 'ignore',
    });
  } catch {
    return false;
  }
  try {
    await work(disk);
  } finally {
    execFileSync('umount', ['--lazy', disk]);
  }
  return true;
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

  it('as its folder is on a file system that is read-only says so', async ({ skip }) => {
    const isMounted = await onDiskOf(1, async (disk) => {
      execFileSync('mount', ['-o', 'remount,ro', disk]);
      const { code, said } = await start({ DATA_DIR: join(disk, 'deep', 'data') });
      expect(said).toMatch(
        /^Likha could not start\. DATA_DIR: \S+ cannot be written to: it is on a file system that is read-only\n$/,
      );
      expect(code).toBe(1);
    });
    if (!isMounted) skip();
  });

  it.each(['http://127.0.0.1:3000/likha', 'http://127.0.0.1:3000/?a=1', 'http://me:word@127.0.0.1:3000'])(
    'as its address is more than that of a host says so: %s (P1016)',
    async (address) => {
      const { code, said } = await start({ PUBLIC_URL: address });
      expect(said).toMatch(/^Likha could not start\. PUBLIC_URL: the address of a host alone, .*\n$/);
      expect(code).toBe(1);
    },
  );

  it('as its disk is too small for a database says so in one line, and leaves nothing there', async ({
    skip,
  }) => {
    const isMounted = await onDiskOf(20, async (disk) => {
      const data = join(disk, 'data');
      for (let turn = 0; turn < 2; turn += 1) {
        const { code, said } = await start({ DATA_DIR: data });
        expect(said).toMatch(
          /^Likha could not start\. DATA_DIR: \d+ MB are free at \S+, and a new database needs 200: make room, or choose another folder\n$/,
        );
        expect([code, await readdir(data)]).toEqual([1, []]);
      }
    });
    if (!isMounted) skip();
  });

  it('as its disk is full already says so in one line, and leaves nothing there', async ({ skip }) => {
    const isMounted = await onDiskOf(2, async (disk) => {
      const data = join(disk, 'data');
      await mkdir(data);
      await writeFile(join(disk, 'filling'), Buffer.alloc(2 * 1024 ** 2)).catch(() => undefined);
      const { code, said } = await start({ DATA_DIR: data });
      expect(said).toMatch(
        /^Likha could not start\. DATA_DIR: \S+ cannot be written to: there is no room left\n$/,
      );
      expect([code, await readdir(data)]).toEqual([1, []]);
    });
    if (!isMounted) skip();
  });

  it('as its disk has become full says so in one line', async ({ skip }) => {
    const isMounted = await onDiskOf(210, async (disk) => {
      const data = join(disk, 'data');
      await mkdir(data);
      const filling = join(disk, 'filling');
      const filled = fillOnceMade(join(data, 'postgres'), filling);
      const { code, said } = await start({ DATA_DIR: data });
      await filled;
      expect(said.split('\n').at(-2)).toMatch(/^Likha could not start\. DATA_DIR: no room is left at /);
      expect([code, said.includes('    at ')]).toEqual([1, false]);
    });
    if (!isMounted) skip();
  }, 60_000);
});

/** The moment that a database is made, somebody else takes what is left of its disk. */
async function fillOnceMade(database: string, filling: string): Promise<void> {
  while (!existsSync(database)) await pause(20);
  const { bavail, bsize } = statfsSync(join(database, '..'));
  // Both write at once: who comes too late finds no room, and that is what is wanted.
  await writeFile(filling, Buffer.alloc(bavail * bsize)).catch(() => undefined);
}
