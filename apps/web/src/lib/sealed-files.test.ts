import './fake-indexeddb.fixture.ts';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from './api-types.ts';
import { dropAllFiles, keepFiles, readFiles } from './draft-files.ts';
import { beginSession } from './session.ts';

const tab = new Map<string, string>();
const storage = {
  getItem: (key: string) => tab.get(key) ?? null,
  setItem: (key: string, value: string) => void tab.set(key, value),
  removeItem: (key: string) => void tab.delete(key),
};
const WORDS = 'the face of an ID';
const picture = () => new File([WORDS], 'id.jpg', { type: 'image/jpeg' });

/** All that lies in the browser's database, as one text. */
async function stored(): Promise<string> {
  const database = await openDB('likha.drafts', 1);
  const all = await database.getAll('files');
  database.close();
  return JSON.stringify(all, (_, value) =>
    value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value,
  );
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('sessionStorage', storage);
  tab.clear();
  beginSession({ id: 'luna' } as Me);
});

afterEach(() => vi.unstubAllGlobals());

it('gives the pictures of an ID back to their tab, and stores nothing that others can read', async () => {
  await keepFiles('verification', { id_photo: picture(), more: [picture()] }, { isSealed: true });
  expect(await stored()).not.toContain(WORDS);
  const { id_photo: back, more } = await readFiles('verification');
  expect(back).toMatchObject({ name: 'id.jpg', type: 'image/jpeg' });
  expect(await (back as File).text()).toBe(WORDS);
  expect(more).toHaveLength(1);
  const elsewhere = new Map([...tab].filter(([key]) => key !== 'likha.tab-key'));
  tab.clear();
  for (const [key, value] of elsewhere) tab.set(key, value);
  expect(await readFiles('verification')).toEqual({});
});

it('takes the key away with signing out', async () => {
  await keepFiles('verification', { id_photo: picture() }, { isSealed: true });
  expect(tab.has('likha.tab-key')).toBe(true);
  await dropAllFiles();
  expect(tab.has('likha.tab-key')).toBe(false);
});

it('keeps nothing where the browser cannot seal, as on a page without TLS', async () => {
  await keepFiles('verification', { id_photo: picture() }, { isSealed: true });
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await keepFiles('verification', { id_photo: picture() }, { isSealed: true });
  vi.unstubAllGlobals();
  vi.stubGlobal('sessionStorage', storage);
  expect(await readFiles('verification')).toEqual({});
});
