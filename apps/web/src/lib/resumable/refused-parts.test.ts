import { RESUMABLE } from '@likha/contract/late-limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '../api-types.ts';
import { beginSession, endSession } from '../session.ts';
import { sendInParts } from './send-in-parts.ts';

// What is fake: the network. The client that sends the parts is the one of browsers.
vi.mock('tus-js-client', () => vi.importActual('tus-js-client/lib.esm/browser/index.js'));

interface Said {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

const FILE = new File([new Uint8Array(RESUMABLE.fromBytes + 1)], 'harana.mp4', { type: 'video/mp4' });
/** What is asked, in turn, and what a server has of the file. */
let asked: string[];
let has: number;
let waiting: boolean[];
let answer: (method: string, offset: number) => Said;

const begun: Said = { status: 201, headers: { location: '/api/uploads/one' } };
const refusal = (status: number, code: string): Said => ({ status, body: JSON.stringify({ status, code }) });
const page = (status: number): Said => ({ status, body: '<html>' });
const known = (): Said => ({
  status: 200,
  headers: { 'upload-offset': String(has), 'upload-length': String(FILE.size) },
});
const taken = (offset: number): Said => {
  has = Math.min(FILE.size, offset + RESUMABLE.partBytes);
  return { status: 204, headers: { 'upload-offset': String(has) } };
};

class Request {
  readonly upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  onload = () => {};
  onerror = () => {};
  #method = '';
  #sent: Record<string, string> = {};
  #said: Said = { status: 0 };
  open(method: string) {
    this.#method = method;
  }
  setRequestHeader(name: string, value: string) {
    this.#sent[name.toLowerCase()] = value;
  }
  getResponseHeader(name: string) {
    return this.#said.headers?.[name.toLowerCase()] ?? null;
  }
  send(body?: Blob) {
    asked.push(this.#method);
    // Its bytes leave before the answer comes.
    setTimeout(() => body && this.upload.onprogress?.({ lengthComputable: true, loaded: body.size }), 1);
    setTimeout(() => {
      this.#said = answer(this.#method, Number(this.#sent['upload-offset'] ?? 0));
      this.status = this.#said.status;
      this.responseText = this.#said.body ?? '';
      if (this.status === 0) this.onerror();
      else this.onload();
    }, 2);
  }
  abort() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  [asked, has, waiting] = [[], 0, []];
  const kept = new Map<string, string>();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  beginSession({ id: 'luna' } as Me);
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** How a sending stands after five minutes: what it ended with, or that it goes on. */
async function afterFiveMinutes(): Promise<string> {
  let ended = 'goes on';
  const controller = new AbortController();
  const sending = sendInParts(FILE, {
    onBytes: () => undefined,
    onWaiting: (isWaiting) => void waiting.push(isWaiting),
    signal: controller.signal,
  }).then(
    ({ id }) => {
      ended = `sent as ${id}`;
    },
    (error: { code?: string }) => {
      ended = error.code ?? 'cancelled';
    },
  );
  // What is hashed is hashed beside the clock of this test.
  while (asked.length === 0) await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(300_000);
  const now = ended;
  controller.abort();
  await vi.advanceTimersByTimeAsync(20_000);
  await sending;
  return now;
}

it('begins anew where the server does not know it, and not for ever (P1040)', async () => {
  answer = (method) => (method === 'POST' ? begun : refusal(404, 'upload_not_found'));
  expect(await afterFiveMinutes()).toBe('upload_not_found');
  expect(asked.filter((method) => method === 'POST').length).toBeLessThanOrEqual(4);
});

it.each([
  [429, 'rate_limited'],
  [503, 'busy'],
])('says so where each part is answered %i, and asks ever more seldom (P1040)', async (status, code) => {
  answer = (method) => (method === 'POST' ? begun : method === 'HEAD' ? known() : refusal(status, code));
  expect(await afterFiveMinutes()).toBe(code);
  expect(asked.filter((method) => method === 'PATCH')).toHaveLength(9);
});

it.each([413, 415])('says so where something in between answers %i to a part (P1040)', async (status) => {
  answer = (method) => (method === 'POST' ? begun : method === 'HEAD' ? known() : page(status));
  expect(await afterFiveMinutes()).toBe('unreadable');
  expect(asked).toEqual(['POST', 'PATCH']);
});

it('goes on for as long as parts arrive, however many are refused between them', async () => {
  let turn = 0;
  answer = (method, offset) => {
    if (method !== 'PATCH') return method === 'POST' ? begun : known();
    turn += 1;
    return turn % 7 === 0 ? taken(offset) : refusal(503, 'busy');
  };
  expect(await afterFiveMinutes()).toBe('sent as one');
});

it('waits for a line for as long as it takes, and says so all the while', async () => {
  answer = (method) => (method === 'POST' ? begun : { status: 0 });
  expect(await afterFiveMinutes()).toBe('goes on');
  expect(asked.length).toBeLessThan(40);
});

it('ends with a file that was deleted on the device, and does not wait for a line (P1054)', async () => {
  answer = () => ({ status: 0 });
  const gone = new File([new Uint8Array(RESUMABLE.fromBytes + 1)], 'gone.mp4', { type: 'video/mp4' });
  const slice = gone.slice.bind(gone);
  gone.slice = (...places) =>
    Object.assign(slice(...places), {
      arrayBuffer: async () => {
        throw new DOMException('gone', 'NotFoundError');
      },
    });
  const controller = new AbortController();
  let ended = 'goes on';
  const sending = sendInParts(gone, {
    onBytes: () => undefined,
    onWaiting: (isWaiting) => void waiting.push(isWaiting),
    signal: controller.signal,
  }).catch((error: Error) => {
    ended = error.name;
  });
  while (asked.length === 0) await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(60_000);
  const now = ended;
  controller.abort();
  await vi.advanceTimersByTimeAsync(20_000);
  await sending;
  expect([now, waiting.includes(true)]).toEqual(['NotReadableError', false]);
});
