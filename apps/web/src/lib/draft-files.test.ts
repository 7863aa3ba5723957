import './fake-indexeddb.fixture.ts';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from './api-types.ts';
import { dropAllFiles, dropFiles, dropOldAndOthers, filesIn, keepFiles, readFiles } from './draft-files.ts';
import { beginSession, endSession } from './session.ts';

/** The browser's database as the standard has it, in memory; the journey of drafts uses a browser's own. */
const keysKept = async (): Promise<string[]> => {
  const database = await openDB('likha.drafts', 1);
  const keys = database.objectStoreNames.contains('files') ? await database.getAllKeys('files') : [];
  database.close();
  return keys.map(String);
};

const tabs = new Map<string, string>();
const storage = {
  getItem: (key: string) => tabs.get(key) ?? null,
  setItem: (key: string, value: string) => void tabs.set(key, value),
};

const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
const signInAs = (id: string) => beginSession({ id } as Me);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('sessionStorage', storage);
  tabs.clear();
  signInAs('luna');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('finds the files among what a form holds', () => {
  expect(filesIn({ title: 'x', file: photo, files: [photo], none: [], tags: ['a'], empty: null })).toEqual({
    file: photo,
    files: [photo],
  });
});

it('gives files back to their person, in their tab', async () => {
  await keepFiles('post', { files: [photo] });
  expect(await readFiles('post')).toEqual({ files: [photo] });
  expect(await readFiles('other')).toEqual({});
  tabs.clear();
  expect(await readFiles('post')).toEqual({});
  expect(await keysKept()).toHaveLength(1);
});

it('leaves nothing for somebody else', async () => {
  await keepFiles('post', { file: photo });
  signInAs('amihan');
  await dropOldAndOthers();
  expect(await keysKept()).toHaveLength(0);
  signInAs('luna');
  await keepFiles('post', { file: photo });
  signInAs('amihan');
  expect(await readFiles('post')).toEqual({});
  expect(await keysKept()).toHaveLength(0);
});

it('outlives a session that ends, also while the store is being read', async () => {
  await keepFiles('post', { file: photo });
  const reading = readFiles('post');
  endSession();
  await reading;
  await dropOldAndOthers();
  expect(await keysKept()).toHaveLength(1);
  signInAs('luna');
  expect(await readFiles('post')).toEqual({ file: photo });
});

it('is gone after a day, when it was sent, and when its person signs out', async () => {
  await keepFiles('post', { file: photo });
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  expect(await readFiles('post')).toEqual({ file: photo });
  vi.setSystemTime(Date.now() + 1);
  expect(await readFiles('post')).toEqual({});

  await keepFiles('post', { file: photo });
  await dropFiles('post');
  expect(await keysKept()).toHaveLength(0);
  await keepFiles('post', { file: photo });
  await keepFiles('post', {});
  expect(await keysKept()).toHaveLength(0);
  await keepFiles('post', { file: photo });
  await dropAllFiles();
  expect(await keysKept()).toHaveLength(0);
});

it('keeps the six newest drafts, and none of more than 256 MB', async () => {
  for (const name of ['z', 'a', 'b', 'c', 'd', 'e', 'f']) {
    vi.setSystemTime(Date.now() + 1000);
    await keepFiles(name, { file: photo });
  }
  expect((await keysKept()).map((key) => key.split('.')[0])).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  const large = Object.defineProperty(new File(['x'], 'large.mp4'), 'size', { value: 128 * 1024 * 1024 });
  await keepFiles('d', { files: [large, large] });
  expect((await readFiles('d')).files).toHaveLength(2);
  await keepFiles('d', { files: [large, large, photo] });
  expect(await readFiles('d')).toEqual({});
});

it('does without where the browser has no such store', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await keepFiles('post', { file: photo });
  expect(await readFiles('post')).toEqual({});
});
