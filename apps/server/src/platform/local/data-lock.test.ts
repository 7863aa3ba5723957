import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRunning, lockDataFolder } from './data-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lockFile = () => join(folder, 'likha.lock');

describe('the lock of a data folder', () => {
  it('is held by one, and free again once given back', async () => {
    const release = lockDataFolder(folder);
    expect(release).not.toBeNull();
    expect(lockDataFolder(folder)).toBeNull();
    release?.();
    expect(await readdir(folder)).toEqual([]);
    expect(lockDataFolder(folder)).not.toBeNull();
  });

  it('of a process that is gone is taken over', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await new Promise((done) => gone.once('exit', done));
    await writeFile(lockFile(), JSON.stringify({ pid: gone.pid, startedAt: '1' }));
    expect(lockDataFolder(folder)).not.toBeNull();
    expect(JSON.parse(await readFile(lockFile(), 'utf8')).pid).toBe(process.pid);
  });

  it('of a process that was killed and that nobody has waited for is taken over', async () => {
    const script = `
      const { lockDataFolder } = await import(${JSON.stringify(new URL('./data-lock.ts', import.meta.url).href)});
      process.stdout.write(lockDataFolder(${JSON.stringify(folder)}) ? String(process.pid) : 'refused');
      setInterval(() => undefined, 1000);`;
    // The shell becomes a program that never waits for the child it was left with.
    const parent = spawn('sh', [
      '-c',
      '"$0" --input-type=module -e "$1" & exec sleep 60',
      process.execPath,
      script,
    ]);
    const pid = Number(await new Promise((said) => parent.stdout.once('data', (word) => said(String(word)))));
    expect(lockDataFolder(folder)).toBeNull();
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(async () => (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.[0])
      .toBe('Z');
    expect(isRunning(pid)).toBe(false);
    expect(lockDataFolder(folder)).not.toBeNull();
    parent.kill('SIGKILL');
  });

  it('of an earlier process with the number of a living one is taken over', async () => {
    await writeFile(lockFile(), JSON.stringify({ pid: process.pid, startedAt: '1' }));
    expect(lockDataFolder(folder)).not.toBeNull();
  });

  it('that is half written is taken over', async () => {
    await writeFile(lockFile(), '{"pid":');
    expect(lockDataFolder(folder)).not.toBeNull();
  });

  it('goes to one of many that find it stale at the same time', async () => {
    await writeFile(lockFile(), JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' }));
    const script = `
      const { lockDataFolder } = await import(${JSON.stringify(new URL('./data-lock.ts', import.meta.url).href)});
      process.stdout.write(lockDataFolder(${JSON.stringify(folder)}) ? 'held' : 'refused');
      process.stdin.resume().once('end', () => process.exit(0));`;
    const children = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script]),
    );
    const words = await Promise.all(
      children.map(
        (child) => new Promise<string>((said) => child.stdout.once('data', (word) => said(String(word)))),
      ),
    );
    for (const child of children) child.stdin.end();
    await Promise.all(children.map((child) => new Promise((done) => child.once('exit', done))));
    expect(words.sort()).toEqual(['held', ...Array(5).fill('refused')]);
  });

  it('knows who runs', () => {
    expect(isRunning(process.pid)).toBe(true);
    expect(isRunning(2 ** 22 + 1)).toBe(false);
  });
});
