import '../../../lib/fake-indexeddb.fixture.ts';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '../../../lib/api-types.ts';
import { beginSession, endSession } from '../../../lib/session.ts';
import { Network, refusedWith } from '../network.fixture.ts';
import { hasRoomFor } from '../voice/room-for-voice.ts';
import { discard, tryAgain, unsentNow, writeMessage } from './outbox.ts';
import { dropAllUnsent, readUnsent } from './outbox-store.ts';
import { startOutbox } from './sender.ts';

const said = vi.hoisted(() => ({ toasts: [] as string[], invalidated: [] as string[] }));
vi.mock('../../../ui/toast/toast.ts', () => ({
  notify: ({ title }: { title: string }) => said.toasts.push(title),
}));
vi.mock('../../../lib/kept-answers.ts', () => ({
  invalidate: async (addresses: string[]) => void said.invalidated.push(...addresses),
}));
vi.mock('../../../lib/device-language.ts', () => ({ deviceLanguage: () => 'en' }));

let network: Network;
let stop = () => {};

const signInAs = (id: string) => beginSession({ id } as Me);
const sound = () => new Blob(['spoken'], { type: 'audio/webm' });
const speak = (to = 'c', blob = sound()) =>
  writeMessage({ conversation_id: to, text: '', price: null, reply_to: null, voice: { blob, seconds: 3 } });
const write = (to: string, text: string) => writeMessage({ conversation_id: to, text, reply_to: null });
const settled = (check: () => unknown) =>
  expect.poll(() => Promise.resolve(check()).then(() => 'settled')).toBe('settled');
const comeBack = () => window.dispatchEvent(new Event('online'));
const refusals = () => unsentNow().map(({ refusal }) => refusal);
/** What the browser's store holds, also of who is not signed in. */
async function keptOfAnybody(): Promise<number> {
  if (!globalThis.indexedDB) return 0;
  const database = await openDB('likha.outbox', 1);
  const count = await database.count('unsent');
  database.close();
  return count;
}
const aWhile = () => new Promise((later) => setTimeout(later, 60));

beforeEach(() => {
  network = new Network();
  network.stub();
  said.toasts.length = 0;
  said.invalidated.length = 0;
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('window', new EventTarget());
  signInAs('luna');
  stop = startOutbox();
});

afterEach(async () => {
  stop();
  for (const { client_id } of unsentNow()) await discard(client_id);
  endSession();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('brings a voice note to us, sends it with its file, and keeps nothing of it', async () => {
  await speak();
  await settled(() => expect(network.messages).toHaveLength(1));
  expect(network.messages[0]?.media_ids).toEqual(['file-0']);
  expect(await network.uploads[0]?.file.text()).toBe('spoken');
  await settled(() => expect(unsentNow()).toEqual([]));
  expect(await readUnsent()).toEqual([]);
});

it('is not uploaded again where the answer to its message was lost, and has the same name', async () => {
  const works = network.message;
  network.message = () => 'lost';
  await speak();
  const [waits] = unsentNow();
  await settled(async () => expect((await readUnsent())[0]?.files).toHaveLength(1));
  expect((await readUnsent())[0]?.voice).toBeNull();
  network.message = works;
  comeBack();
  await settled(() => expect(network.messages).toHaveLength(1));
  expect(network.messages[0]?.client_id).toBe(waits?.client_id);
  expect(network.uploads).toHaveLength(1);
});

it('holds up its own conversation alone', async () => {
  network.upload = () => ({ status: 503, body: {} });
  await speak('a');
  await write('a', 'after it');
  await write('b', 'elsewhere');
  await settled(() => expect(network.messages.map(({ text }) => text)).toEqual(['elsewhere']));
  network.upload = network.fine;
  comeBack();
  await settled(() =>
    expect(network.messages.map(({ text }) => text)).toEqual(['elsewhere', '', 'after it']),
  );
});

it('closes the conversation where it is refused as nobody may write, and says why', async () => {
  network.upload = () => refusedWith('messages_closed', 403);
  await speak();
  await write('c', 'after it');
  await settled(() => expect(refusals()).toEqual(['Refused: messages_closed.']));
  expect(said.invalidated).toContain('GET /conversations/{id}');
  await settled(() => expect(network.messages.map(({ text }) => text)).toEqual(['after it']));

  // As also where a page of an earlier release, which knows nothing of voice notes, was refused with it.
  network.upload = network.fine;
  const [left] = unsentNow();
  if (left) await tryAgain(left);
  await settled(() => expect(network.messages.at(-1)?.media_ids).toEqual(['file-0']));
});

it.each(['storage_full', 'internal_error'])('says what we cannot do with it: %s', async (code) => {
  network.upload = () => refusedWith(code, 507);
  await speak();
  await settled(() => expect(refusals()).toEqual([`Refused: ${code}.`]));
});

it('is gone, and said to be, where its conversation is', async () => {
  network.upload = () => refusedWith('conversation_not_found', 404);
  await speak();
  await settled(() => expect(said.toasts).toEqual(['A voice note was not sent']));
  expect(unsentNow()).toEqual([]);
  expect(await readUnsent()).toEqual([]);
});

it('stops where it is deleted on its way', async () => {
  network.upload = () => 'never';
  await speak();
  const [waits] = unsentNow();
  await settled(() => expect(network.begun).toBeGreaterThan(0));
  if (waits) await discard(waits.client_id);
  await settled(() => expect(network.aborted).toBe(1));
  await write('c', 'instead');
  await settled(() => expect(network.messages.map(({ text }) => text)).toEqual(['instead']));
});

it('is refused by the server, not tried for ever, where the browser lost its sound', async () => {
  const lost = Object.assign(sound(), { arrayBuffer: () => Promise.reject(new DOMException('gone')) });
  network.upload = () => refusedWith('file_rejected', 422);
  vi.stubGlobal('indexedDB', undefined);
  await speak('c', lost);
  await settled(() => expect(refusals()).toEqual(['Refused: file_rejected.']));
});

it('goes with who signs out, in every tab, also what the browser would not keep', async () => {
  vi.stubGlobal('indexedDB', undefined);
  network.upload = () => 'never';
  await speak();
  await settled(() => expect(network.begun).toBeGreaterThan(0));
  await dropAllUnsent();
  await settled(() => expect(unsentNow()).toEqual([]));
  await settled(() => expect(network.aborted).toBe(1));
  comeBack();
  await aWhile();
  expect(network.messages).toEqual([]);
});

it.each(['keeps it', 'refuses'])(
  'is never sent by somebody else on the device: the store %s',
  async (store) => {
    network.upload = () => 'lost';
    if (store === 'refuses') vi.stubGlobal('indexedDB', undefined);
    await speak();
    await settled(() => expect(network.begun).toBeGreaterThan(0));
    network.upload = network.fine;
    stop();
    signInAs('sol');
    stop = startOutbox();
    // Theirs is sent once what waits was read as theirs, which may have had to wait for the upload of before.
    await write('d', 'from sol');
    const texts = () => network.messages.map(({ text }) => text);
    await settled(() => expect(texts()).toEqual(['from sol']));
    await settled(async () => expect(await keptOfAnybody()).toBe(0));
    signInAs('luna');
    comeBack();
    await aWhile();
    expect(unsentNow()).toEqual([]);
    expect(network.uploads).toEqual([]);
    expect(texts()).toEqual(['from sol']);
  },
);

it('is not sent by somebody else who signs in while it is on its way', async () => {
  network.upload = () => {
    signInAs('sol');
    return { status: 201, body: { file_key: 'luna’s', kind: 'voice' } };
  };
  await speak();
  await settled(() => expect(network.uploads).toHaveLength(1));
  await aWhile();
  expect(network.messages).toEqual([]);
});

it.each(['refuses', 'is full'])(
  'says that it goes with the page where the store %s, and a tab that is closed asks',
  async (store) => {
    network.upload = () => 'lost';
    if (store === 'refuses') vi.stubGlobal('indexedDB', undefined);
    else
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
    await speak();
    await settled(() => expect(unsentNow()[0]?.is_only_here).toBe(true));
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(true);
    network.upload = network.fine;
    comeBack();
    await settled(() => expect(network.messages).toHaveLength(1));
    expect(closing()).toBe(false);
  },
);

it('has room for ten that wait, and for 24 MB', async () => {
  network.upload = () => 'lost';
  for (let note = 0; note < 10; note += 1) {
    expect(hasRoomFor(sound())).toBe(true);
    await speak();
  }
  expect(hasRoomFor(sound())).toBe(false);
  const [first] = unsentNow();
  if (first) await discard(first.client_id);
  expect(hasRoomFor(sound())).toBe(true);
  const large = Object.defineProperty(sound(), 'size', { value: 24 * 1024 ** 2 });
  expect(hasRoomFor(large)).toBe(false);
});
