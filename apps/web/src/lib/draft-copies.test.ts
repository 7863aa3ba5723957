import './fake-indexeddb.fixture.ts';
import '../features/messages/own-browser.fixture.ts';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from './api-types.ts';

const stops: (() => void)[] = [];

/** What a tab has of its own; a browser that duplicates it copies that. */
function storageOf(kept: Map<string, string>) {
  return {
    get length() {
      return kept.size;
    },
    key: (place: number) => [...kept.keys()][place] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** The tab that was opened last is the one that listens here: all of this process share one global storage. */
async function openTab(kept = new Map<string, string>()) {
  vi.resetModules();
  const look = () => vi.stubGlobal('sessionStorage', storageOf(kept));
  look();
  const { beginSession } = await import('./session.ts');
  const drafts = await import('./drafts.ts');
  beginSession({ id: 'luna' } as Me);
  for (const stop of stops.splice(0)) stop();
  stops.push(drafts.followCopies());
  const files = await import('./draft-files.ts');
  return { ...drafts, files, look, duplicate: () => openTab(new Map(kept)) };
}

const aWhile = () => new Promise((later) => setTimeout(later, 50));

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

it('what was sent in one tab is gone from its copy, and the copy is told (P1041)', async () => {
  const tab = await openTab();
  tab.keepDraft('message-c', { text: 'Kumusta' });
  const copy = await tab.duplicate();
  const told = vi.fn();
  copy.onDraftGone('message-c', told);
  expect(copy.readDraft('message-c', { text: '' })).toEqual({ text: 'Kumusta' });
  tab.look();
  tab.dropDraft('message-c');
  copy.look();
  await expect.poll(() => told).toHaveBeenCalledTimes(1);
  expect(copy.readDraft('message-c', { text: '' })).toEqual({ text: '' });
});

it('what was changed in the copy since is another draft, and stays', async () => {
  const tab = await openTab();
  tab.keepDraft('message-c', { text: 'Kumusta' });
  const copy = await tab.duplicate();
  copy.keepDraft('message-c', { text: 'Kumusta, Luz' });
  tab.look();
  tab.dropDraft('message-c');
  copy.look();
  await aWhile();
  expect(copy.readDraft('message-c', { text: '' })).toEqual({ text: 'Kumusta, Luz' });
});

it('the same words typed anew in another tab are no copy, and stay', async () => {
  const tab = await openTab();
  tab.keepDraft('refund-7', { reason: 'Paid twice' });
  await aWhile();
  const other = await openTab();
  other.keepDraft('refund-7', { reason: 'Paid twice' });
  tab.look();
  tab.dropDraft('refund-7');
  other.look();
  await aWhile();
  expect(other.readDraft('refund-7', { reason: '' })).toEqual({ reason: 'Paid twice' });
});

it('a copy that was kept again as it is, is one still', async () => {
  const tab = await openTab();
  tab.keepDraft('message-c', { text: 'Kumusta' });
  const copy = await tab.duplicate();
  await aWhile();
  copy.keepDraft('message-c', { text: 'Kumusta' });
  tab.look();
  tab.dropDraft('message-c');
  copy.look();
  await expect.poll(() => copy.readDraft('message-c', { text: '' })).toEqual({ text: '' });
});

it('a tab without a draft takes nothing away by dropping it', async () => {
  const tab = await openTab();
  const copy = await tab.duplicate();
  copy.keepDraft('message-c', { text: 'Kumusta' });
  tab.look();
  tab.dropDraft('message-c');
  copy.look();
  await aWhile();
  expect(copy.readDraft('message-c', { text: '' })).toEqual({ text: 'Kumusta' });
});

it('files that are chosen in a copy do not take the place of those of the other tab (P1055)', async () => {
  const photo = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' });
  const namesIn = async ({ readFiles }: typeof tab.files) =>
    [(await readFiles('post')).files ?? []].flat().map((file) => (file as File).name);
  const tab = await openTab();
  await tab.files.keepFiles('post', { files: [photo('sea')] });
  const copy = await tab.duplicate();
  expect(await namesIn(copy.files)).toEqual(['sea.jpg']);
  await copy.files.keepFiles('post', { files: [photo('hill')] });
  expect(await namesIn(copy.files)).toEqual(['hill.jpg']);
  tab.look();
  expect(await namesIn(tab.files)).toEqual(['sea.jpg']);
  await tab.files.dropFiles('post');
  copy.look();
  expect(await namesIn(copy.files)).toEqual(['hill.jpg']);
});
