import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '../../../lib/api-types.ts';
import { beginSession, endSession } from '../../../lib/session.ts';
import { discard, readOutbox, tryAgain, unsentNow, writeMessage } from './outbox.ts';
import { dropAllUnsent, readUnsent } from './outbox-store.ts';
import { startOutbox } from './sender.ts';

/** What the network makes of a message; the browser's store is the standard's, in memory. */
type Network = (text: string) => { status: number; body: object } | 'lost';

const arrived: string[] = [];
let network: Network;
let stop = () => {};

/** Sizes of the voice notes that arrived, and the files that messages were sent with. */
const uploads: number[] = [];
const sentWith: string[][] = [];
let uploading: () => ReturnType<Network>;
let uploadWaits: Promise<void> | null = null;

/** How a browser sends files. */
class Request {
  status = 0;
  responseText = '';
  readonly upload = {};
  onload = () => {};
  onerror = () => {};
  onloadend = () => {};
  open(): void {}
  abort(): void {}
  send(form: FormData): void {
    void (uploadWaits ?? Promise.resolve()).then(() => {
      const answer = uploading();
      if (answer === 'lost') this.onerror();
      else {
        uploads.push((form.get('voice_file') as File).size);
        this.status = answer.status;
        this.responseText = JSON.stringify(answer.body);
        this.onload();
      }
      this.onloadend();
    });
  }
}

const signInAs = (id: string) => beginSession({ id } as Me);
const accepted = { status: 201, body: {} };
const refused = { status: 403, body: { code: 'messages_closed', status: 403, detail: 'Closed.' } };
const brought = { status: 201, body: { file_key: 'spoken' } };
const voice = { blob: new Blob(['spoken']), seconds: 3 };
const speak = () => writeMessage({ conversation_id: 'c', text: '', voice, reply_to: null });
const write = (text: string) => writeMessage({ conversation_id: 'c', text, reply_to: null });
const textsLeft = () => unsentNow().map(({ text }) => text);
const settled = (check: () => void) => vi.waitFor(check, { timeout: 3_000 });
/** The browser says that there is a connection again. */
const comeBack = () => window.dispatchEvent(new Event('online'));

beforeEach(() => {
  for (const list of [arrived, uploads, sentWith]) list.length = 0;
  uploading = () => brought;
  uploadWaits = null;
  network = () => accepted;
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('fetch', async (_: string, { body = '{}' }: { body?: string }) => {
    const { text, media_ids } = JSON.parse(body) as { text: string; media_ids: string[] };
    const answer = network(text);
    if (answer === 'lost') throw new TypeError('no network');
    if (answer.status === 201) arrived.push(text);
    if (media_ids.length > 0) sentWith.push(media_ids);
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  signInAs('luna');
  stop = startOutbox();
});

afterEach(async () => {
  stop();
  for (const { client_id } of unsentNow()) await discard(client_id);
  endSession();
  vi.unstubAllGlobals();
});

it('sends what was written in order, and keeps none of it', async () => {
  await Promise.all([write('one'), write('two'), write('three')]);
  await settled(() => expect(arrived).toEqual(['one', 'two', 'three']));
  await settled(() => expect(textsLeft()).toEqual([]));
  expect(await readUnsent()).toEqual([]);
});

it('keeps what reached nobody in its order, and sends it once there is a connection', async () => {
  network = () => 'lost';
  await write('one');
  await write('two');
  await settled(async () =>
    expect((await readUnsent()).map(({ text }) => text).sort()).toEqual(['one', 'two']),
  );
  expect(arrived).toEqual([]);
  network = () => accepted;
  comeBack();
  await settled(() => expect(arrived).toEqual(['one', 'two']));
});

it('leaves what was refused with its reason, sends what follows, and tries again when it is pressed', async () => {
  network = (text) => (text === 'no' ? refused : accepted);
  await write('no');
  await write('yes');
  await settled(() => expect(arrived).toEqual(['yes']));
  await settled(() => expect(unsentNow()[0]?.refusal).toBe('Closed.'));
  network = () => accepted;
  const [left] = unsentNow();
  if (left) await tryAgain(left);
  await settled(() => expect(arrived).toEqual(['yes', 'no']));
});

it('neither shows nor sends what somebody else wrote, and takes it away', async () => {
  network = () => 'lost';
  await write('by luna');
  await settled(async () => expect(await readUnsent()).toHaveLength(1));
  signInAs('sol');
  await readOutbox();
  network = () => accepted;
  comeBack();
  expect(textsLeft()).toEqual([]);
  expect(await readUnsent()).toEqual([]);
  expect(arrived).toEqual([]);
  signInAs('luna');
  await readOutbox();
  expect(textsLeft()).toEqual([]);
});

it('leaves nothing on a device that was signed out of', async () => {
  network = () => 'lost';
  await write('by luna');
  await settled(async () => expect(await readUnsent()).toHaveLength(1));
  await dropAllUnsent();
  expect(await readUnsent()).toEqual([]);
});

it('says nothing more of what was deleted while it was being sent', async () => {
  let answer: (() => void) | undefined;
  const asked = new Promise<void>((hold) => {
    answer = hold;
  });
  const sending = vi.fn(async () => {
    await asked;
    return new Response(JSON.stringify(refused.body), { status: refused.status });
  });
  vi.stubGlobal('fetch', sending);
  await write('not any more');
  await settled(() => expect(sending).toHaveBeenCalled());
  const [waits] = unsentNow();
  if (waits) await discard(waits.client_id);
  network = () => accepted;
  answer?.();
  await new Promise((later) => setTimeout(later, 50));
  expect(unsentNow()).toEqual([]);
  expect(await readUnsent()).toEqual([]);
});

it('keeps no message for longer than a session rests', async () => {
  network = () => 'lost';
  await write('one');
  await settled(async () => expect(await readUnsent()).toHaveLength(1));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * 24 * 60 * 60 * 1000 });
  expect(await readUnsent()).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60 * 1000);
  expect(await readUnsent()).toEqual([]);
  vi.useRealTimers();
  expect(await readUnsent()).toEqual([]);
});

it('brings a voice note to the server and sends it once there is a connection, also on the next page', async () => {
  uploading = () => 'lost';
  await speak();
  await settled(async () => expect((await readUnsent())[0]?.voice).toMatchObject({ seconds: 3 }));
  stop();
  uploading = () => brought;
  stop = startOutbox();
  await settled(() => expect(sentWith).toEqual([['spoken']]));
  expect(uploads).toEqual([6]);
  await settled(() => expect(unsentNow()).toEqual([]));
});

it('brings a voice note once, however often its message is tried', async () => {
  network = () => 'lost';
  await speak();
  await settled(async () => expect((await readUnsent())[0]?.files).toHaveLength(1));
  network = () => accepted;
  comeBack();
  await settled(() => expect(sentWith.at(-1)).toEqual(['spoken']));
  await settled(() => expect(unsentNow()).toEqual([]));
  expect(uploads).toEqual([6]);
});

it('says why a voice note was refused, and sends none that was deleted while it was brought', async () => {
  uploading = () => ({ status: 422, body: { code: 'file_rejected', status: 422, detail: 'No voice.' } });
  await speak();
  await settled(() => expect(unsentNow()[0]?.refusal).toBe('No voice.'));
  await discard(unsentNow()[0]?.client_id ?? '');
  uploading = () => brought;
  let answer: (() => void) | undefined;
  uploadWaits = new Promise((resolve) => {
    answer = resolve;
  });
  await speak();
  await discard(unsentNow()[0]?.client_id ?? '');
  answer?.();
  await settled(() => expect(uploads).toHaveLength(2));
  await new Promise((later) => setTimeout(later, 50));
  expect([sentWith, unsentNow(), await readUnsent()]).toEqual([[], [], []]);
});
