import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ERROR_BODY, type Lie, startLying } from '../../../test/lying-store.ts';
import { type StartedStore, startStandIn } from '../../../test/s3-stand-in.ts';
import { PART_BYTES } from './put-in-parts.ts';
import { createS3Storage } from './s3.ts';
import type { ListedStorage } from './storage.ts';

/** A store, or what stands before it, that answers well-formed and wrong (P1010). */
const CONTENT = Buffer.from('0123456789abcdefghij');
const TRUE: Lie = () => undefined;
const told = { lie: TRUE };
let folder: string;
let stored: StartedStore;
let lying: Awaited<ReturnType<typeof startLying>>;
let storage: ListedStorage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likha-lying-'));
  stored = await startStandIn();
  lying = await startLying(stored, told);
  storage = await createS3Storage(lying.options);
  await put('media/known', CONTENT);
});
beforeEach(() => {
  told.lie = TRUE;
});
afterAll(async () => {
  lying.stop();
  await stored.stop();
  await rm(folder, { recursive: true, force: true });
});

async function put(key: string, content: Buffer): Promise<void> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  await storage.putFile(key, path, { contentType: 'video/mp4' });
}

async function read(range?: { start: number; end: number }): Promise<string | null> {
  const file = await storage.open('media/known', range);
  return file && (await buffer(file.stream)).toString();
}

describe('what is asked for in part', () => {
  it('is given as it was asked for', async () => {
    expect(await read({ start: 5, end: 9 })).toBe('56789');
    expect(await read({ start: 15, end: 99 })).toBe('fghij');
  });

  it.each<[string, Lie]>([
    [
      'another part',
      (_, { body }) => ({
        status: 206,
        headers: { 'content-range': 'bytes 0-4/20' },
        body: body.subarray(0, 5),
      }),
    ],
    [
      'less than it says',
      () => ({ status: 206, headers: { 'content-range': 'bytes 10-14/20' }, body: Buffer.from('ab') }),
    ],
    ['all of it', () => ({ status: 200, headers: { 'content-range': undefined }, body: CONTENT })],
    [
      'an error',
      () => ({ status: 200, headers: { 'content-range': undefined }, body: ERROR_BODY.subarray(0, 4) }),
    ],
  ])('is refused where %s comes', async (_, lie) => {
    told.lie = (asked, said) => (asked.method === 'GET' ? lie(asked, said) : undefined);
    await expect(read({ start: 10, end: 99 })).rejects.toThrow('the store');
  });
});

describe('a store that answers 200 with an error', () => {
  const lieAbout = (method: string, query: RegExp): void => {
    told.lie = (asked) =>
      asked.method === method && query.test(asked.path)
        ? { status: 200, headers: { etag: undefined, 'content-type': 'application/xml' }, body: ERROR_BODY }
        : undefined;
  };

  it('has not got a file', async () => {
    lieAbout('PUT', /media\/small/);
    await expect(put('media/small', CONTENT)).rejects.toThrow();
  });

  it('has not got a part of one', async () => {
    lieAbout('PUT', /partNumber=2/);
    await expect(put('media/large', Buffer.alloc(PART_BYTES + 1))).rejects.toThrow();
    expect(await storage.stat('media/large')).toBeNull();
  });

  it('has not put its parts together', async () => {
    lieAbout('POST', /uploadId=/);
    await expect(put('media/large', Buffer.alloc(PART_BYTES + 1))).rejects.toThrow();
  });
});
