import '../../../lib/fake-indexeddb.fixture.ts';
import '../own-browser.fixture.ts';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '../../../lib/api-types.ts';
import { pagesKey } from '../../../lib/call-key.ts';
import { wouldLose } from '../../../lib/leaving.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { beginSession, endSession } from '../../../lib/session.ts';
import { keptMessage, messagesOf } from '../kept-messages.ts';
import { discard, keep, readOutbox, tryAgain, unsentNow, writeMessage } from './outbox.ts';
import { dropAllUnsent, readUnsent } from './outbox-store.ts';
import { hearServer, startOutbox } from './sender.ts';

/** What the network makes of a message; the browser's store is the standard's, in memory. */
type Network = (text: string) => { status: number; body: object } | 'lost';

const arrived: string[] = [];
let network: Network;
let stop = () => {};

const signInAs = (id: string) => beginSession({ id } as Me);
const accepted = { status: 201, body: {} };
const refused = { status: 403, body: { code: 'messages_closed', status: 403, detail: 'Closed.' } };
const write = (text: string) => writeMessage({ conversation_id: 'c', text, reply_to: null });
const textsLeft = () => unsentNow().map(({ text }) => text);
const settled = (check: () => unknown) =>
  expect.poll(() => Promise.resolve(check()).then(() => 'settled')).toBe('settled');
/** The browser says that there is a connection again. */
const comeBack = () => window.dispatchEvent(new Event('online'));

beforeEach(() => {
  arrived.length = 0;
  network = () => accepted;
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (_: string, { body = '{}' }: { body?: string }) => {
    const { text } = JSON.parse(body) as { text: string };
    const answer = network(text);
    if (answer === 'lost') throw new TypeError('no network');
    if (answer.status === 201) arrived.push(text);
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

it('would be lost until the device has it, and not a moment longer', async () => {
  network = () => 'lost';
  const kept = write('one');
  expect(textsLeft()).toEqual(['one']);
  expect(wouldLose()).toBe(true);
  await kept;
  expect(wouldLose()).toBe(false);
});

it('shows again nothing that was sent before, and deleted elsewhere since', async () => {
  queryClient.setQueryData(pagesKey('GET /conversations/{id}/messages', messagesOf('c')), {
    pages: [{ messages: [], next_cursor: null }],
    pageParams: [undefined],
  });
  network = (text) => ({ status: 201, body: { text, seq: text.length, is_deleted: text === 'gone' } });
  await write('gone');
  await write('there');
  await settled(() => expect(textsLeft()).toEqual([]));
  const shown = (text: string) => keptMessage({ conversation_id: 'c', seq: text.length });
  expect([shown('gone'), shown('there')]).toMatchObject([undefined, { text: 'there' }]);
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

it.each<[string, ReturnType<Network>, string[]]>([
  ['nobody answered', 'lost', ['one']],
  ['a balancer answered in place of a server', { status: 504, body: {} }, ['one']],
  ['a server said not now', { status: 503, body: { code: 'busy', status: 503 } }, []],
])('once the server answers something else, sends at once what %s', async (_, answer, expected) => {
  const asked: string[] = [];
  network = (text) => {
    asked.push(text);
    return answer;
  };
  await write('one');
  await settled(() => expect(asked).toEqual(['one']));
  // It knows by then that this attempt failed, and waits two seconds for the next.
  await new Promise((later) => setTimeout(later, 100));
  network = () => accepted;
  hearServer();
  await new Promise((later) => setTimeout(later, 200));
  expect(arrived).toEqual(expected);
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

it('what a server fails at holds up its own conversation alone, and is tried again', async () => {
  network = (text) =>
    text === 'bad' ? { status: 500, body: { code: 'internal_error', status: 500 } } : accepted;
  await write('bad');
  await write('after it');
  await writeMessage({ conversation_id: 'd', text: 'elsewhere', reply_to: null });
  await settled(() => expect(arrived).toEqual(['elsewhere']));
  expect(unsentNow().map(({ text, refusal }) => [text, refusal])).toEqual([
    ['bad', null],
    ['after it', null],
  ]);
  network = () => accepted;
  comeBack();
  await settled(() => expect(arrived).toEqual(['elsewhere', 'bad', 'after it']));
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

it('does not bring back, as it was, what changes while the store is read', async () => {
  network = () => 'lost';
  await write('one');
  await write('two');
  await settled(async () => expect(await readUnsent()).toHaveLength(2));
  const [one, two] = unsentNow();
  const reading = readOutbox();
  if (one) await discard(one.client_id);
  if (two) await keep({ ...two, refusal: 'Closed.' });
  await reading;
  expect(unsentNow().map(({ text, refusal }) => [text, refusal])).toEqual([['two', 'Closed.']]);
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
