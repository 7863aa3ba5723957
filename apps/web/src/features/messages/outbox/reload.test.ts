import '../../../lib/fake-indexeddb.fixture.ts';
import '../own-browser.fixture.ts';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '../../../lib/api-types.ts';
import { tabStorage } from '../network.fixture.ts';

/** Fake: the browser's stores are the standard's, in memory; the device's may be slower than a reload. */
let page: Awaited<ReturnType<typeof openPage>>;

async function openPage(person = 'luna') {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  const session = await import('../../../lib/session.ts');
  session.beginSession({ id: person } as Me);
  return {
    ...(await import('./outbox.ts')),
    ...(await import('./outbox-store.ts')),
    ...(await import('../../../lib/drafts.ts')),
  };
}

const write = (text: string) => page.writeMessage({ conversation_id: 'c', text, reply_to: null });
const textsLeft = () => page.unsentNow().map(({ text }) => text);
const slowDevice = () => vi.stubGlobal('indexedDB', { open: () => new EventTarget() });

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('sessionStorage', tabStorage());
  page = await openPage();
});
afterEach(() => vi.unstubAllGlobals());

async function reloadBeforeItIsKept(person?: string) {
  await write('one');
  slowDevice();
  void write('two');
  vi.stubGlobal('indexedDB', new IDBFactory());
  page = await openPage(person);
  await page.readOutbox();
}

it('has what was written just before the page was opened afresh, once', async () => {
  await reloadBeforeItIsKept();
  expect(textsLeft()).toEqual(['two']);
  await page.readOutbox();
  expect(textsLeft()).toEqual(['two']);
  page = await openPage();
  await page.readOutbox();
  expect(textsLeft()).toEqual(['two']);
  for (const { client_id } of page.unsentNow()) await page.discard(client_id);
  page = await openPage();
  await page.readOutbox();
  expect(textsLeft()).toEqual([]);
});

it('shows it to nobody else', async () => {
  await reloadBeforeItIsKept('tala');
  expect(textsLeft()).toEqual([]);
});

it('leaves nothing of it to who comes after a sign-out, though the device refused it since', async () => {
  page.onUnsent(() => undefined);
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  const writing = write('two');
  vi.stubGlobal('indexedDB', new IDBFactory());
  await Promise.all([page.dropAllUnsent(), page.dropAllDrafts()]);
  await writing;
  await expect.poll(textsLeft).toEqual([]);
  page = await openPage();
  await page.readOutbox();
  expect(textsLeft()).toEqual([]);
});
