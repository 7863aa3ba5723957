import './fake-indexeddb.fixture.ts';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from './api-types.ts';
import { readFiles } from './draft-files.ts';
import { dropAllDrafts, dropOldDrafts, keepDraft, readDraft } from './drafts.ts';
import { beginSession, endSession } from './session.ts';

const HOUR_MS = 60 * 60 * 1000;
const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });

/** What the browser stores for a tab. */
const tab = new Map<string, string>();
const storage = {
  get length() {
    return tab.size;
  },
  key: (place: number) => [...tab.keys()][place] ?? null,
  getItem: (key: string) => tab.get(key) ?? null,
  setItem: (key: string, value: string) => void tab.set(key, value),
  removeItem: (key: string) => void tab.delete(key),
};
const drafts = () => [...tab].filter(([key]) => key.startsWith('likha.draft.'));

/** The page is opened anew: what was only in its memory is gone. */
async function reload() {
  vi.resetModules();
  const [session, anew] = [await import('./session.ts'), await import('./drafts.ts')];
  session.beginSession({ id: 'luna' } as Me);
  return anew;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('sessionStorage', storage);
  tab.clear();
  beginSession({ id: 'luna' } as Me);
});

afterEach(async () => {
  await dropAllDrafts();
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what was typed outlives a reload for a day, and no longer', async () => {
  keepDraft('post', { title: 'Half a song' });
  vi.advanceTimersByTime(23 * HOUR_MS);
  expect((await reload()).readDraft('post', { title: '' })).toEqual({ title: 'Half a song' });
  vi.advanceTimersByTime(HOUR_MS);
  expect((await reload()).readDraft('post', { title: '' })).toEqual({ title: '' });
  expect(drafts()).toEqual([]);
});

it('what nobody comes back to goes as well, its files with it', async () => {
  keepDraft('post', { title: 'Half a song', file: photo });
  keepDraft('tip', { words: 'Salamat' });
  await expect.poll(() => readFiles('post')).toEqual({ file: photo });
  vi.advanceTimersByTime(24 * HOUR_MS + 1);
  await dropOldDrafts();
  expect(drafts()).toEqual([]);
  expect(await readFiles('post')).toEqual({});
});

it('what an earlier release left without its time is not taken', async () => {
  tab.set('likha.draft.post.luna', JSON.stringify({ title: 'Old' }));
  expect(readDraft('post', { title: '' })).toEqual({ title: '' });
  expect(drafts()).toEqual([]);
});

it('what shows who somebody is stays in the page: it is there for who comes back, and nowhere on the device', async () => {
  const typed = { id_type: 'sss', id_number: '34-1234567-8', id_photo: photo };
  keepDraft('verification', typed, { inPage: ['id_number', 'id_photo'] });
  expect(readDraft('verification', {})).toEqual(typed);
  expect(JSON.stringify(drafts())).not.toContain('34-');
  expect(await readFiles('verification')).toEqual({});
  expect((await reload()).readDraft('verification', {})).toEqual({ id_type: 'sss' });
});

it('who signs out leaves nothing', async () => {
  keepDraft('post', { title: 'Half a song', file: photo });
  await dropAllDrafts();
  expect(drafts()).toEqual([]);
  expect(readDraft('post', { title: '' })).toEqual({ title: '' });
  expect(await readFiles('post')).toEqual({});
});
