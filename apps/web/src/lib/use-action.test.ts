import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { callKey, pagesKey } from './call-key.ts';
import { changeKept } from './kept-answers.ts';
import { queryClient } from './query-client.ts';
import { actionOptions } from './use-action.ts';

// What is fake: the network and the kept answers.
const AMIHAN = { id: 'amihan', is_following: false, followers_count: 7 };
const WALLET = callKey('GET /credits/wallet');
const FEED = pagesKey('GET /content/feed');

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

function unlock(status: number, body: object) {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  queryClient.setQueryData(WALLET, { balance: 50 });
  queryClient.setQueryData(FEED, { pages: [], pageParams: [] });
  const options = actionOptions('POST /credits/unlock', {
    invalidates: ['GET /content/feed', 'GET /credits/wallet'],
    invalidatesOnError: ['GET /credits/wallet'],
  });
  return new MutationObserver(queryClient, options).mutate({ body: { content_id: 'a' } });
}

const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;

it('makes stale what it says, once it succeeded', async () => {
  await unlock(200, { balance: 20 });
  expect([isStale(WALLET), isStale(FEED)]).toEqual([true, true]);
});

it('leaves a list alone that a refused action did not change', async () => {
  await expect(unlock(402, { code: 'insufficient_credits', status: 402 })).rejects.toMatchObject({
    code: 'insufficient_credits',
  });
  expect([isStale(WALLET), isStale(FEED)]).toEqual([true, false]);
});

it('changes every kept answer of a call, and no list kept page by page', () => {
  const byId = callKey('GET /users/profile/{id}', { params: { id: 'amihan' } });
  const other = callKey('GET /users/profile/{id}', { params: { id: 'luz' } });
  const pages = pagesKey('GET /creators');
  queryClient.setQueryData(byId, AMIHAN);
  queryClient.setQueryData(other, { ...AMIHAN, id: 'luz' });
  queryClient.setQueryData(pages, { pages: [], pageParams: [] });
  changeKept('GET /users/profile/{id}', (kept) => ({ ...kept, is_following: true }));
  changeKept('GET /creators', () => ({ creators: [], total: 0, next_cursor: null }));
  expect(queryClient.getQueryData(byId)).toMatchObject({ is_following: true });
  expect(queryClient.getQueryData(other)).toMatchObject({ is_following: true });
  expect(queryClient.getQueryData(pages)).toEqual({ pages: [], pageParams: [] });
});

it('sends what is of one line in its order, whichever call it is', async () => {
  const arrived: string[] = [];
  let answerFirst: (() => void) | undefined;
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit) => {
    if (method === 'PUT')
      await new Promise<void>((resolve) => {
        answerFirst = resolve;
      });
    arrived.push(method);
    return Response.json({});
  });
  const params = { id: 'm' };
  const outcome = { invalidates: [], line: 'reaction-m' } as const;
  const put = new MutationObserver(queryClient, actionOptions('PUT /messages/{id}/reaction', outcome));
  const takeBack = new MutationObserver(
    queryClient,
    actionOptions('DELETE /messages/{id}/reaction', outcome),
  );
  const both = [put.mutate({ params, body: { reaction: 'heart' } }), takeBack.mutate({ params })];
  await expect.poll(() => answerFirst).toBeDefined();
  await new Promise((later) => setTimeout(later, 50));
  answerFirst?.();
  await Promise.all(both);
  expect(arrived).toEqual(['PUT', 'DELETE']);
});

it('tells what came of the last action of a line alone', async () => {
  const answers: ((status: number) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        answers.push((status) => resolve(Response.json({ code: 'internal_error', status }, { status })));
      }),
  );
  const told: string[] = [];
  const params = { id: 'p' };
  const press = (address: 'PUT /content/{id}/like' | 'DELETE /content/{id}/like') =>
    new MutationObserver(
      queryClient,
      actionOptions(address, {
        line: 'like-p',
        invalidates: [],
        onSuccess: () => told.push(`${address} succeeded`),
        onError: () => told.push(`${address} failed`),
      }),
    ).mutate({ params });
  const presses = [
    press('PUT /content/{id}/like'),
    press('DELETE /content/{id}/like'),
    press('PUT /content/{id}/like'),
  ];
  const ends = Promise.allSettled(presses);
  for (const [turn, status] of [200, 500, 200].entries()) {
    await expect.poll(() => answers).toHaveLength(turn + 1);
    answers[turn]?.(status);
  }
  await ends;
  expect(told).toEqual(['PUT /content/{id}/like succeeded']);
});
