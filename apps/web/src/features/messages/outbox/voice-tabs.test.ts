import '../../../lib/fake-indexeddb.fixture.ts';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '../../../lib/api-types.ts';
import { Network } from '../network.fixture.ts';

let network: Network;
const stops: (() => void)[] = [];

const aWhile = () => new Promise((later) => setTimeout(later, 60));
const settled = (check: () => unknown) =>
  expect.poll(() => Promise.resolve(check()).then(() => 'settled')).toBe('settled');

/** Another tab of the same browser, or the same one after it was closed: nothing is shared but what the browser keeps. */
async function openTab() {
  vi.resetModules();
  const { beginSession, endSession } = await import('../../../lib/session.ts');
  const outbox = await import('./outbox.ts');
  const store = await import('./outbox-store.ts');
  const { startOutbox } = await import('./sender.ts');
  beginSession({ id: 'luna' } as Me);
  const stop = startOutbox();
  const close = () => {
    stop();
    endSession();
  };
  stops.push(close);
  const speak = () =>
    outbox.writeMessage({
      conversation_id: 'c',
      text: '',
      price: null,
      reply_to: null,
      voice: { blob: new Blob(['spoken'], { type: 'audio/webm' }), seconds: 3 },
    });
  return { ...outbox, ...store, speak, close };
}

beforeEach(() => {
  network = new Network();
  network.stub();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

it('a voice note that reached nobody outlives its tab, and the next page sends it once', async () => {
  network.upload = () => 'lost';
  const tab = await openTab();
  await tab.speak();
  await settled(async () => expect(await (await tab.readUnsent())[0]?.voice?.blob.text()).toBe('spoken'));
  await settled(() => expect(network.begun).toBeGreaterThan(0));
  tab.close();

  network.upload = network.fine;
  const next = await openTab();
  await settled(() => expect(network.messages).toHaveLength(1));
  await settled(async () => expect(await next.readUnsent()).toEqual([]));
  expect(network.messages[0]?.media_ids).toEqual(['file-0']);
  expect(network.uploads).toHaveLength(1);
});

it('of two tabs one sends each of them', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await Promise.all([one.speak(), other.speak(), one.speak()]);
  for (let press = 0; press < 5; press += 1) window.dispatchEvent(new Event('online'));
  await settled(() => expect(network.messages).toHaveLength(3));
  await aWhile();
  expect(network.uploads).toHaveLength(3);
  expect(new Set(network.messages.map(({ client_id }) => client_id)).size).toBe(3);
  await settled(() => expect([one.unsentNow(), other.unsentNow()]).toEqual([[], []]));
});

it('who signs out in one tab signs out of what waits in the other', async () => {
  network.upload = () => 'never';
  const [one, other] = [await openTab(), await openTab()];
  await other.speak();
  await settled(() => expect(network.begun).toBeGreaterThan(0));
  await one.dropAllUnsent();
  await settled(() => expect(other.unsentNow()).toEqual([]));
  await settled(() => expect(network.aborted).toBe(1));
  network.upload = network.fine;
  window.dispatchEvent(new Event('online'));
  await aWhile();
  expect([network.uploads, network.messages]).toEqual([[], []]);
});
