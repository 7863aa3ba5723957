import './own-browser.fixture.ts';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { pagesOptions } from '../../lib/use-pages.ts';
import { applyEvents, startAnew } from './live/apply-events.ts';
import { comeBackToInbox } from './refresh-inbox.ts';

/** What the server has, the newest first; pages of two. */
let inbox: { id: string; unread_count: number; is_restricted: boolean; last_message: object }[];
let second = 0;
const said = () => {
  second += 1;
  return { created_at: new Date(second * 1000).toISOString() };
};
const asked: string[] = [];
let stop = () => {};

const ids = () => shown().flatMap(({ conversations }) => conversations.map(({ id }) => id));
const shown = () => observer.getCurrentResult().data?.pages ?? [];
let observer: InfiniteQueryObserver<
  { conversations: typeof inbox; next_cursor: string | null },
  Error,
  { pages: { conversations: typeof inbox }[] }
>;

function answerTo(url: URL): object {
  const [, id] = /conversations\/(\w+)$/.exec(url.pathname) ?? [];
  if (id) return inbox.find((each) => each.id === id) ?? {};
  const filter = url.searchParams.get('filter');
  const all = filter === 'unread' ? inbox.filter(({ unread_count: count }) => count > 0) : inbox;
  const from = all.findIndex((each) => each.id === url.searchParams.get('cursor')) + 1;
  const size = Number(url.searchParams.get('limit') ?? 2);
  const page = all.slice(from, from + size);
  return {
    conversations: page,
    unread_count: 0,
    next_cursor: from + size < all.length ? page.at(-1)?.id : null,
  };
}

async function open(filter: string) {
  const { select: _, ...options } = pagesOptions(
    'GET /conversations',
    'conversations',
    {
      query: { filter: filter as 'all' },
    },
    { isFollowed: true },
  );
  observer = new InfiniteQueryObserver(queryClient, options as never) as unknown as typeof observer;
  stop = observer.subscribe(() => undefined);
  await expect.poll(() => shown().length).toBe(1);
  for (const pages of [2, 3]) {
    await observer.fetchNextPage();
    await expect.poll(() => shown().length).toBe(pages);
  }
  asked.length = 0;
}

beforeEach(() => {
  inbox = [...'fedcba']
    .map((id) => ({ id, unread_count: 1, is_restricted: false, last_message: said() }))
    .reverse();
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://likha.test');
    asked.push(`${url.pathname}${url.search}`);
    await new Promise((later) => setTimeout(later, 20));
    return new Response(JSON.stringify(answerTo(url)));
  });
});
afterEach(() => {
  stop();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const events = (...named: string[]) =>
  named.map((id, place) => ({ cursor: place, kind: 'message', conversation_id: id, seq: 1 })) as never;
/** A message comes: its conversation is the newest one. */
function arrive(id: string): Promise<void> {
  inbox = [
    { id, unread_count: 2, is_restricted: false, last_message: said() },
    ...inbox.filter((each) => each.id !== id),
  ];
  return applyEvents(events(id));
}

it('follows many messages while a long list is open, asking for its first page alone and not for each by itself', async () => {
  await open('all');
  for (const id of ['e', 'f', 'd', 'e', 'f', 'g']) {
    void arrive(id);
    await new Promise((later) => setTimeout(later, 5));
  }
  await expect.poll(ids, { timeout: 1500 }).toEqual(['g', 'f', 'e', 'd', 'a', 'b', 'c']);
  expect(asked.filter((each) => each.includes('cursor='))).toEqual([]);
  expect(asked.filter((each) => each.includes('?')).length).toBeLessThan(5);
});

it('brings what is further down up to date where it stands, and takes it away where it is of the list no more', async () => {
  await open('unread');
  inbox = inbox.map((each) => (each.id === 'e' ? { ...each, unread_count: 0 } : each));
  inbox = inbox.map((each) => (each.id === 'f' ? { ...each, unread_count: 7 } : each));
  await applyEvents(events('e', 'f'));
  await expect.poll(ids, { timeout: 1500 }).toEqual(['a', 'b', 'c', 'd', 'f']);
  expect(shown().at(-1)?.conversations.at(-1)).toMatchObject({ id: 'f', unread_count: 7 });
});

it('a long list that is come back to asks for its first page and what was named meanwhile, and stands where it stood', async () => {
  await open('all');
  stop();
  await arrive('f');
  inbox = inbox.map((each) => (each.id === 'e' ? { ...each, unread_count: 0 } : each));
  await applyEvents(events('e'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  stop = observer.subscribe(() => undefined);
  vi.useRealTimers();
  asked.length = 0;
  await comeBackToInbox();
  expect(ids()).toEqual(['f', 'a', 'b', 'c', 'd', 'e']);
  expect(shown().at(-1)?.conversations.at(-1)).toMatchObject({ id: 'e', unread_count: 0 });
  expect(asked).toEqual(['/api/conversations?filter=all', '/api/conversations/e']);
});

it('messages in more conversations than are asked for one by one lengthen its beginning, and do not ask for all of it', async () => {
  inbox = Array.from({ length: 100 }, (_, place) => ({
    id: `c${99 - place}`,
    unread_count: 1,
    is_restricted: false,
    last_message: said(),
  })).reverse();
  await open('all');
  for (let page = 3; page < 50; page += 1) await observer.fetchNextPage();
  asked.length = 0;
  const named = Array.from({ length: 60 }, (_, place) => `c${39 + place}`);
  for (const id of named) {
    const row = { id, unread_count: 2, is_restricted: false, last_message: said() };
    inbox = [row, ...inbox.filter((each) => each.id !== id)];
  }
  await applyEvents(events(...named));
  await expect.poll(ids, { timeout: 1500 }).toEqual(inbox.map(({ id }) => id));
  expect(asked.filter((each) => each.includes('?')).length).toBeLessThan(5);
});

it('of a list of which it is not known what it missed, the first page is asked for alone', async () => {
  await open('all');
  await startAnew();
  await expect.poll(ids, { timeout: 1500 }).toEqual(['a', 'b']);
  expect(asked).toEqual(['/api/conversations?filter=all']);
});
