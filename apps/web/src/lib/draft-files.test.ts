import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from './api-types.ts';
import { dropAllFiles, dropFiles, dropOldAndOthers, filesIn, keepFiles, readFiles } from './draft-files.ts';
import { beginSession, endSession } from './session.ts';

/** The browser's database is a map here; the journey of drafts uses a real one. */
const kept = new Map<string, { key: string }>();

/** Answers later, as the browser's requests do. */
function request<T>(result: T) {
  const asked: { result: T; onsuccess?: () => void } = { result };
  queueMicrotask(() => asked.onsuccess?.());
  return asked;
}

const store = {
  put: (draft: { key: string }) => request(void kept.set(draft.key, draft)),
  get: (key: string) => request(kept.get(key)),
  getAll: () => request([...kept.values()]),
  delete: (key: string) => request(void kept.delete(key)),
  clear: () => request(void kept.clear()),
};
/** Completes when nothing more is asked of it. */
function transaction() {
  const begun: { objectStore: () => typeof store; oncomplete?: () => void } = { objectStore: () => store };
  setTimeout(() => begun.oncomplete?.());
  return begun;
}
const database = { transaction, close: () => undefined };

const tabs = new Map<string, string>();
const storage = {
  getItem: (key: string) => tabs.get(key) ?? null,
  setItem: (key: string, value: string) => void tabs.set(key, value),
};

const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
const signInAs = (id: string) => beginSession({ id } as Me);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('indexedDB', { open: () => request(database) });
  vi.stubGlobal('sessionStorage', storage);
  kept.clear();
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
  expect(kept.size).toBe(1);
});

it('leaves nothing for somebody else', async () => {
  await keepFiles('post', { file: photo });
  signInAs('amihan');
  await dropOldAndOthers();
  expect(kept.size).toBe(0);
  signInAs('luna');
  await keepFiles('post', { file: photo });
  signInAs('amihan');
  expect(await readFiles('post')).toEqual({});
  expect(kept.size).toBe(0);
});

it('outlives a session that ends, also while the store is being read', async () => {
  await keepFiles('post', { file: photo });
  const reading = readFiles('post');
  endSession();
  await reading;
  await dropOldAndOthers();
  expect(kept.size).toBe(1);
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
  expect(kept.size).toBe(0);
  await keepFiles('post', { file: photo });
  await keepFiles('post', {});
  expect(kept.size).toBe(0);
  await keepFiles('post', { file: photo });
  await dropAllFiles();
  expect(kept.size).toBe(0);
});

it('keeps the three newest drafts, and none of more than 256 MB', async () => {
  for (const name of ['a', 'b', 'c', 'd']) {
    vi.setSystemTime(Date.now() + 1000);
    await keepFiles(name, { file: photo });
  }
  expect([...kept.keys()].map((key) => key.split('.')[0])).toEqual(['b', 'c', 'd']);
  const large = Object.defineProperty(new File(['x'], 'large.mp4'), 'size', { value: 128 * 1024 * 1024 });
  await keepFiles('d', { files: [large, large] });
  expect(await readFiles('d')).toEqual({ files: [large, large] });
  await keepFiles('d', { files: [large, large, photo] });
  expect(await readFiles('d')).toEqual({});
});

it('does without where the browser has no such store', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await keepFiles('post', { file: photo });
  expect(await readFiles('post')).toEqual({});
});
