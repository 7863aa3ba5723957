import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from './query-client.ts';
import { pagesOptions } from './use-pages.ts';

// What is fake: the network, which knows three posts in two pages.
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const isSecond = address.includes('cursor=after-two');
    return Response.json(
      isSecond
        ? { posts: [{ id: 'three' }], next_cursor: null }
        : { posts: [{ id: 'one' }, { id: 'two' }], next_cursor: 'after-two' },
    );
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const feed = () =>
  new InfiniteQueryObserver(
    queryClient,
    pagesOptions('GET /content/feed', 'posts', { query: { limit: 2, only_subscribed: false } }),
  );

it('is one list in the order of its pages, each asked for with the cursor of the one before', async () => {
  const observer = feed();
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
  expect(observer.getCurrentResult()).toMatchObject({
    data: [{ id: 'one' }, { id: 'two' }],
    hasNextPage: true,
  });
  await observer.fetchNextPage();
  const { data, hasNextPage } = observer.getCurrentResult();
  expect(data?.map(({ id }) => id)).toEqual(['one', 'two', 'three']);
  expect(hasNextPage).toBe(false);
  expect(asked).toEqual([
    '/api/content/feed?limit=2&only_subscribed=false',
    '/api/content/feed?limit=2&only_subscribed=false&cursor=after-two',
  ]);
  stop();
});

it('asks for nothing after the last page', async () => {
  const observer = feed();
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toHaveLength(2);
  await observer.fetchNextPage();
  await observer.fetchNextPage();
  expect(asked).toHaveLength(2);
  stop();
});
