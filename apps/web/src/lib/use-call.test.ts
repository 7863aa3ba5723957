import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { invalidate } from './kept-answers.ts';
import { queryClient } from './query-client.ts';
import { callOptions } from './use-call.ts';

// What is fake: the network. The cache is the one that the product uses.
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ asked: address });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

it('asks the address with what is sent, and keeps the answer under both', async () => {
  const query = { sort_by: 'popular', limit: 9 } as const;
  await queryClient.fetchQuery(callOptions('GET /creators', { query }));
  await queryClient.fetchQuery(callOptions('GET /creators', { query: { limit: 9, sort_by: 'popular' } }));
  expect(asked).toEqual(['/api/creators?sort_by=popular&limit=9']);
  await queryClient.fetchQuery(callOptions('GET /creators', { query: { ...query, limit: 10 } }));
  expect(asked).toHaveLength(2);
});

it('asks again for what a change made stale, and for nothing else', async () => {
  const wallet = callOptions('GET /credits/wallet');
  const config = callOptions('GET /config');
  await queryClient.fetchQuery(wallet);
  await queryClient.fetchQuery(config);
  await invalidate(['GET /credits/wallet']);
  expect(queryClient.getQueryState(wallet.queryKey)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(config.queryKey)?.isInvalidated).toBe(false);
});

it('makes every answer of a call stale, whatever was sent', async () => {
  const kept = ['amihan', 'luz'].map((username) =>
    callOptions('GET /users/by-username/{username}', { params: { username } }),
  );
  for (const options of kept) await queryClient.fetchQuery(options);
  await invalidate(['GET /users/by-username/{username}']);
  expect(kept.map(({ queryKey }) => queryClient.getQueryState(queryKey)?.isInvalidated)).toEqual([
    true,
    true,
  ]);
});
