import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BoundedDisk } from './bounded-disk.ts';

const KB = 1024;
const START = Date.parse('2026-05-01T00:00:00Z');

let root: string;
let folder: string;
let minutes = 0;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'likha-bounded-'));
  folder = join(root, 'views');
});

afterEach(() => rm(root, { recursive: true, force: true }));

/** A minute passes whenever somebody looks, so that every use is marked. */
function now(): Date {
  minutes += 1;
  return new Date(START + minutes * 60_000);
}

const openCache = (maxBytes = 40 * KB) => new BoundedDisk({ folder, maxBytes, now });

async function put(cache: BoundedDisk, name: string, bytes = 10 * KB): Promise<void> {
  const path = join(root, `source-${name}`);
  await writeFile(path, Buffer.alloc(bytes, name));
  await cache.putFile(`aa/${name}`, path, { contentType: 'image/webp', move: true });
}

async function use(cache: BoundedDisk, name: string): Promise<number | null> {
  const file = await cache.open(`aa/${name}`);
  return file && (await buffer(file.stream)).length;
}

/** What the disk holds, by name. */
const held = async () => (await readdir(join(folder, 'aa'))).sort().join('');

describe('a bounded folder', () => {
  it('holds no more than its bytes, and lets go of what was not used for longest', async () => {
    const cache = openCache();
    for (const name of 'abcd') await put(cache, name);
    expect(await use(cache, 'a')).toBe(10 * KB);
    await put(cache, 'e');
    await put(cache, 'f');
    expect(await held()).toBe('adef');
    expect(await use(cache, 'b')).toBeNull();
  });

  it('counts a file once that is put again', async () => {
    const cache = openCache();
    for (const name of 'abcdd') await put(cache, name);
    expect(await held()).toBe('abcd');
  });

  it('knows after a restart what is there, how much, and in which order it was used', async () => {
    const before = openCache();
    for (const name of 'abcd') await put(before, name);
    await use(before, 'a');
    // Written by the clock of the disk, so that all four have an order.
    for (const name of 'bcd') await use(before, name);
    await use(before, 'b');
    const after = openCache();
    await put(after, 'e');
    expect(await held()).toBe('bcde');
    expect(await use(openCache(20 * KB), 'e')).toBe(10 * KB);
    expect((await held()).length).toBe(2);
  });

  it('keeps what is being read, until it was read', async () => {
    const cache = openCache(20 * KB);
    await put(cache, 'a', 20 * KB);
    const reading = await cache.open('aa/a');
    await put(cache, 'b', 20 * KB);
    expect((await stat(join(folder, 'aa/a'))).size).toBe(20 * KB);
    expect(reading && (await buffer(reading.stream)).length).toBe(20 * KB);
    await put(cache, 'c', KB);
    expect(await held()).toBe('c');
  });

  it('lets go of a file that was replaced while somebody read it', async () => {
    const cache = openCache(20 * KB);
    await put(cache, 'a');
    const reading = await cache.open('aa/a');
    await put(cache, 'a');
    expect(reading && (await buffer(reading.stream)).length).toBe(10 * KB);
    for (const name of 'bc') await put(cache, name);
    expect(await held()).toBe('bc');
  });

  it('holds its bound while many put and read at once', async () => {
    const cache = openCache();
    const names = [...'abcdefghijklmnop'];
    await Promise.all(names.map((name) => put(cache, name)));
    await Promise.all(names.map((name) => use(cache, name)));
    await put(cache, 'q');
    expect((await held()).length).toBeLessThanOrEqual(4);
  });
});
