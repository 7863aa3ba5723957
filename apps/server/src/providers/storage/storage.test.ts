import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasCeph, startOwnCeph } from '../../../test/ceph.ts';
import { STAND_IN, type StartedStore, startStandIn } from '../../../test/s3-stand-in.ts';
import { DiskStorage } from './disk.ts';
import { createS3Storage } from './s3.ts';
import type { ByteRange, ListedStorage, Storage } from './storage.ts';

let folder: string;
const started: StartedStore[] = [];
const stores: Record<string, ListedStorage> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-storage-'));
  stores.disk = new DiskStorage(join(folder, 'disk'));
  for (const [kind, start] of Object.entries({ s3: startStandIn, ...(hasCeph && { ceph: startOwnCeph }) })) {
    const store = await start();
    started.push(store);
    stores[kind] = await createS3Storage(store.options);
  }
});

afterAll(async () => {
  for (const store of started) await store.stop();
  await rm(folder, { recursive: true, force: true });
});

function storeOf(kind: string): ListedStorage {
  const store = stores[kind];
  if (store === undefined) throw new Error(`no store named ${kind}`);
  return store;
}

async function source(content: string | Buffer): Promise<string> {
  const path = join(await mkdtemp(join(folder, 'source-')), 'file');
  await writeFile(path, content);
  return path;
}

async function put(store: Storage, key: string, content: string | Buffer): Promise<void> {
  await store.putFile(key, await source(content), { contentType: 'text/plain' });
}

async function read(store: Storage, key: string, range?: ByteRange): Promise<[string, number]> {
  const opened = await store.open(key, range);
  if (opened === null) throw new Error(`nothing under ${key}`);
  return [await text(opened.stream), opened.bytes];
}

/** A real store that speaks S3, beside its stand-in, where it is installed. */
const KINDS = ['disk', 's3', ...(hasCeph ? ['ceph'] : [])];

describe.each(KINDS)('storage on %s', (kind) => {
  it('says what it holds', async () => {
    const store = storeOf(kind);
    const begun = Date.now();
    await put(store, 'listed/a1/full.webp', 'mabuhay');
    await put(store, 'listed/b2.webp', '');
    const found: Record<string, number> = {};
    await put(store, 'beside/b2.webp', 'mabuhay');
    const all: string[] = [];
    for await (const { key } of store.list()) all.push(key);
    expect(all).toEqual(expect.arrayContaining(['beside/b2.webp', 'listed/b2.webp']));
    for await (const { key, bytes, version, changedAt } of store.list('listed/')) {
      expect((await store.stat(key))?.version).toBe(version);
      const opened = await store.open(key);
      opened?.stream.destroy();
      expect(opened?.version).toBe(version);
      expect(version === undefined).toBe(kind === 'disk');
      found[key] = bytes;
      expect(Math.abs(changedAt - begun)).toBeLessThan(60_000);
    }
    expect(found).toEqual({ 'listed/a1/full.webp': 7, 'listed/b2.webp': 0 });
  });

  it('gives back what was put, and its size', async () => {
    const store = storeOf(kind);
    await put(store, 'media/a1/full.webp', 'mabuhay');
    expect(await read(store, 'media/a1/full.webp')).toEqual(['mabuhay', 7]);
    expect(await store.stat('media/a1/full.webp')).toMatchObject({ bytes: 7 });
  });

  it('keeps every byte of a file larger than one chunk', async () => {
    const content = Buffer.from(
      Uint8Array.from({ length: 3_000_001 }, (_, at) => (at * 31 + (at >> 8)) & 255),
    );
    await put(storeOf(kind), 'media/large.mp4', content);
    const opened = await storeOf(kind).open('media/large.mp4');
    expect(opened?.bytes).toBe(3_000_001);
    expect(opened && content.equals(await buffer(opened.stream))).toBe(true);
  });

  it('opens ranges with both ends included, cut to the last byte', async () => {
    const store = storeOf(kind);
    await put(store, 'range/file', '0123456789');
    expect(await read(store, 'range/file', { start: 0, end: 1 })).toEqual(['01', 2]);
    expect(await read(store, 'range/file', { start: 2, end: 5 })).toEqual(['2345', 4]);
    expect(await read(store, 'range/file', { start: 9, end: 9 })).toEqual(['9', 1]);
    expect(await read(store, 'range/file', { start: 7, end: 99 })).toEqual(['789', 3]);
  });

  it('throws a RangeError when a range begins past the last byte', async () => {
    await put(storeOf(kind), 'range/short', 'abc');
    await expect(storeOf(kind).open('range/short', { start: 3, end: 5 })).rejects.toThrow(RangeError);
  });

  it('answers null for what is not there', async () => {
    const store = storeOf(kind);
    await put(store, 'media/there', 'x');
    expect(await store.open('media/missing')).toBeNull();
    expect(await store.stat('media/missing')).toBeNull();
    expect(await store.open('media/there/below')).toBeNull();
    expect(await store.open('media')).toBeNull();
    expect(await store.stat('media')).toBeNull();
  });

  it('replaces a file that is put again', async () => {
    const store = storeOf(kind);
    await put(store, 'again/file', 'the first, longer text');
    await put(store, 'again/file', 'second');
    expect(await read(store, 'again/file')).toEqual(['second', 6]);
  });

  it('stores an empty file', async () => {
    await put(storeOf(kind), 'empty/file', '');
    expect(await read(storeOf(kind), 'empty/file')).toEqual(['', 0]);
  });

  it('leaves the source where it is, unless told that it may take it', async () => {
    const path = await source('kept');
    await storeOf(kind).putFile('kept/file', path, { contentType: 'text/plain' });
    expect(existsSync(path)).toBe(true);
    await storeOf(kind).putFile('moved/file', path, { contentType: 'text/plain', move: true });
    expect(await read(storeOf(kind), 'moved/file')).toEqual(['kept', 4]);
  });

  it('removes files and passes over missing ones', async () => {
    const store = storeOf(kind);
    const keys = Array.from({ length: 40 }, (_, at) => `gone/${at}`);
    for (const key of keys) await put(store, key, 'x');
    await put(store, 'stays/here', 'x');
    await store.remove([...keys, 'gone/never-was']);
    await store.remove([]);
    expect(await Promise.all(keys.map((key) => store.stat(key)))).toEqual(keys.map(() => null));
    expect(await store.stat('stays/here')).not.toBeNull();
  });

  it.each([
    '',
    '/a',
    'a/',
    'a//b',
    '../a',
    'a/../b',
    'a/.',
    '.unfinished/x',
    'A',
    'a b',
    'a\\b',
    'ü',
    'a\0b',
    `${'long/'.repeat(103)}x`,
  ])('refuses the key %j', async (key) => {
    const store = storeOf(kind);
    await expect(store.open(key)).rejects.toThrow(TypeError);
    await expect(store.stat(key)).rejects.toThrow(TypeError);
    await expect(store.remove([key])).rejects.toThrow(TypeError);
    await expect(put(store, key, 'x')).rejects.toThrow(TypeError);
  });

  it('fails to put a source that is not there, and stores nothing', async () => {
    const missing = join(folder, 'no-such-source');
    await expect(storeOf(kind).putFile('put/missing', missing, { contentType: 'x' })).rejects.toThrow();
    expect(await storeOf(kind).stat('put/missing')).toBeNull();
  });

  it('is ready', async () => {
    await expect(storeOf(kind).check()).resolves.toBeUndefined();
  });
});

describe('readiness', () => {
  it('fails on a bucket that is not there', async () => {
    const at = `http://127.0.0.1:1`;
    const store = await createS3Storage({ ...STAND_IN, endpoint: at, bucket: 'none' });
    await expect(store.check()).rejects.toThrow();
  });

  it('fails where the folder cannot be made', async () => {
    await expect(new DiskStorage(join(await source('a file'), 'below')).check()).rejects.toThrow();
  });
});

describe('S3', () => {
  it('refuses to pass on a whole file as a range', async () => {
    await put(storeOf('s3'), 'range/ignored', '0123456789');
    // The stand-in takes an end of 0 for no end at all, as a careless store may.
    await expect(storeOf('s3').open('range/ignored', { start: 0, end: 0 })).rejects.toThrow('10 bytes');
  });
});

describe('the disk', () => {
  it('opens the first byte alone', async () => {
    await put(storeOf('disk'), 'range/first', '0123456789');
    expect(await read(storeOf('disk'), 'range/first', { start: 0, end: 0 })).toEqual(['0', 1]);
  });

  it.skipIf(process.platform !== 'linux')('closes what it opened', async () => {
    const store = storeOf('disk');
    await put(store, 'closed/small', 'x');
    await put(store, 'closed/large', Buffer.alloc(300_000));
    const before = (await readdir('/proc/self/fd')).length;
    for (let round = 0; round < 20; round += 1) {
      await read(store, 'closed/small');
      await read(store, 'closed/large');
      (await store.open('closed/large'))?.stream.destroy();
      await store.open('closed');
      await store.open('closed/small', { start: 5, end: 6 }).catch(() => {});
    }
    await expect.poll(async () => (await readdir('/proc/self/fd')).length).toBeLessThan(before + 5);
  });

  it('leaves nothing unfinished behind when a file cannot be put into place', async () => {
    await put(storeOf('disk'), 'put/whole', 'x');
    await expect(put(storeOf('disk'), 'put', 'x')).rejects.toThrow();
    expect(await readdir(join(folder, 'disk', '.unfinished'))).toEqual([]);
  });
});
