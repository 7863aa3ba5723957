import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer, Me } from '../../../lib/api-types.ts';
import { callKey, pagesKey } from '../../../lib/call-key.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { beginSession } from '../../../lib/session.ts';
import { pagesOptions } from '../../../lib/use-pages.ts';
import { type Message, messagesOf, newestKept } from '../kept-messages.ts';
import { knowsOf, startPolling } from './poller.ts';
import { setRinging } from './ringing.ts';
import { askNow, watchClosely } from './unread.ts';

type Events = Answer<'GET /events'>;

const asked: string[] = [];
let answer: (path: string) => object | 'down';
let stop = () => {};
let isVisible: boolean;
/** Each test is somebody else, as where one stopped is remembered of a person. */
let person = 0;

const events = (rest: Partial<Events>): Events => ({
  events: [],
  cursor: 5,
  has_more: false,
  is_reset: false,
  unread_count: 0,
  unread_notifications: 0,
  newest_notification_at: null,
  ...rest,
});
const arrival = (seq: number): Events['events'][number] => ({
  cursor: 6,
  kind: 'message',
  conversation_id: 'c',
  seq,
  created_at: '',
});
const message = (seq: number) => ({ seq, text: `message ${seq}` }) as Message;
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  answer = () => events({});
  isVisible = true;
  vi.stubGlobal('window', new EventTarget());
  const page = Object.defineProperty(new EventTarget(), 'visibilityState', {
    get: () => (isVisible ? 'visible' : 'hidden'),
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const body = answer(path);
    return new Response(JSON.stringify(body), { status: body === 'down' ? 503 : 200 });
  });
  person += 1;
  beginSession({ id: `person ${person}` } as Me);
  queryClient.clear();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks from where it stands, every 15 seconds, and every 3 in a conversation', async () => {
  stop = startPolling(`person ${person}`);
  await after(15_000);
  expect(asked).toEqual(['/api/events', '/api/events?after=5']);
  const release = watchClosely();
  await after(6_000);
  expect(asked).toHaveLength(5);
  release();
});

it.each([
  ['the wallet', callKey('GET /credits/wallet')],
  ['the stream of a creator', callKey('GET /live/of/{username}', { params: { username: 'luna' } })],
])(
  'has %s asked for again when there is something new, and not for what a page began with',
  async (_, key) => {
    const isStale = () => queryClient.getQueryState(key)?.isInvalidated;
    queryClient.setQueryData(key, {});
    answer = () => events({ unread_notifications: 1 });
    stop = startPolling(`person ${person}`);
    await after(15_000);
    expect([asked.length, isStale()]).toEqual([2, false]);
    answer = () => events({ unread_notifications: 2 });
    await after(15_000);
    expect(isStale()).toBe(true);
  },
);

it('has it asked for again where the count is as high as it goes, or one was read meanwhile', async () => {
  const wallet = callKey('GET /credits/wallet');
  queryClient.setQueryData(wallet, { balance: 70 });
  answer = () => events({ unread_notifications: 100, newest_notification_at: '2026-11-26T10:00:00.000Z' });
  stop = startPolling(`person ${person}`);
  await after(15_000);
  expect(queryClient.getQueryState(wallet)?.isInvalidated).toBe(false);
  answer = () => events({ unread_notifications: 100, newest_notification_at: '2026-11-26T10:00:01.000Z' });
  await after(15_000);
  expect(queryClient.getQueryState(wallet)?.isInvalidated).toBe(true);
});

it('asks once a minute while a socket rings, at once when it does, and as before without it', async () => {
  setRinging(true);
  const release = watchClosely();
  stop = startPolling(`person ${person}`);
  await after(59_000);
  expect(asked).toHaveLength(1);
  void askNow();
  await after(0);
  expect(asked).toHaveLength(2);
  await after(60_000);
  expect(asked).toHaveLength(3);
  setRinging(false);
  void askNow();
  await after(3_000);
  expect(asked).toHaveLength(5);
  release();
});

it('knows what it has asked for already, of its own person, and never what has no number', async () => {
  expect(knowsOf(1)).toBe(false);
  stop = startPolling(`person ${person}`);
  await after(0);
  expect([4, 5, 6, null].map(knowsOf)).toEqual([true, true, false, false]);
  stop();
  stop = startPolling('another person');
  expect(knowsOf(4)).toBe(false);
});

it('asks nothing while nobody looks, and at once when somebody does again', async () => {
  stop = startPolling(`person ${person}`);
  await after(0);
  isVisible = false;
  await after(60_000);
  expect(asked).toHaveLength(1);
  isVisible = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await after(0);
  expect(asked).toHaveLength(2);
});

it('asks less often while the server does not answer', async () => {
  answer = () => 'down';
  stop = startPolling(`person ${person}`);
  await after(29_000);
  expect(asked).toHaveLength(1);
  await after(2_000);
  expect(asked).toHaveLength(2);
  await after(55_000);
  expect(asked).toHaveLength(2);
});

it('asks for the messages that events name and for no other, where their conversation is kept here', async () => {
  stop = startPolling(`person ${person}`);
  await after(0);
  const pages = [{ messages: [message(2), message(1)], next_cursor: null }];
  queryClient.setQueryData(pagesKey('GET /conversations/{id}/messages', messagesOf('c')), {
    pages,
    pageParams: [undefined],
  });
  const elsewhere = { ...arrival(9), conversation_id: 'd' };
  answer = (path) =>
    path.includes('/messages')
      ? { messages: [message(3)], next_cursor: null }
      : events({ events: path.includes('after=5') ? [arrival(3), elsewhere] : [], cursor: 7 });
  await after(15_000);
  expect(asked.slice(2)).toEqual(['/api/conversations/c/messages?after=2&limit=100']);
  expect(newestKept('c')).toBe(3);
});

it('begins anew until what is kept and looked at could be asked for', async () => {
  stop = startPolling(`person ${person}`);
  answer = (path) =>
    path.includes('/messages') ? { messages: [message(2)], next_cursor: null } : events({});
  const list = pagesOptions('GET /conversations/{id}/messages', 'messages', messagesOf('c'));
  const leave = new InfiniteQueryObserver(queryClient, list).subscribe(() => undefined);
  await after(0);
  answer = (path) => (path.includes('/messages') ? 'down' : events({ is_reset: true, cursor: 9 }));
  await after(25_000);
  answer = (path) =>
    path.includes('/messages')
      ? { messages: [message(4), message(2)], next_cursor: null }
      : events({ is_reset: path.endsWith('after=5'), cursor: 9 });
  await after(60_000);
  expect(newestKept('c')).toBe(4);
  leave();
});
