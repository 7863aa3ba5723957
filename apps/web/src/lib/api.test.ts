import { queryText } from '@likha/contract/query-text';
import { afterEach, expect, it, vi } from 'vitest';
import { api, fillPath } from './api.ts';
import { ApiError, isMissing } from './api-error.ts';
import { onSessionExpired } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

const CONTENT_ID = '4be0643f-1d98-473b-97cd-ca98a65347dd';
const unlock = () => api('POST /credits/unlock', { body: { content_id: CONTENT_ID } });

function answerWith(...answers: [number, unknown][]) {
  const fetchMock = vi.fn<typeof fetch>();
  for (const [status, body] of answers)
    fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetchMock);
  return (index: number) => new Headers(fetchMock.mock.calls[index]?.[1]?.headers).get('idempotency-key');
}

it('fills paths and drops empty query values', () => {
  expect(fillPath('/users/{id}', { id: 'a b' })).toBe('/users/a%20b');
  expect(queryText({ search: '', limit: 10, cursor: undefined })).toBe('?limit=10');
  expect(queryText({})).toBe('');
});

it('retries an undecided unlock under the same key and starts the next one with a new key', async () => {
  const keyOf = answerWith([500, { code: 'internal_error', status: 500 }], [200, {}], [200, {}]);
  await expect(unlock()).rejects.toBeInstanceOf(ApiError);
  await unlock();
  await unlock();
  expect(keyOf(0)).toBeTruthy();
  expect(keyOf(1)).toBe(keyOf(0));
  expect(keyOf(2)).not.toBe(keyOf(0));
});

it('takes a new key after a refusal that is final', async () => {
  const keyOf = answerWith([402, { code: 'insufficient_credits', status: 402 }], [200, {}]);
  await expect(unlock()).rejects.toMatchObject({ code: 'insufficient_credits' });
  await unlock();
  expect(keyOf(1)).not.toBe(keyOf(0));
});

it('takes a page that somebody in between answers with for no answer, and asks again under the same key', async () => {
  vi.useFakeTimers();
  const keys: (string | null)[] = [];
  const page = () => new Response('<html>Sign in to this network</html>', { status: 200 });
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return page();
  });
  const refused = expect(unlock()).rejects.toMatchObject({ code: 'unreadable', isUnanswered: true });
  await vi.runAllTimersAsync();
  await refused;
  vi.useRealTimers();
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return new Response('{}', { status: 200 });
  });
  await unlock();
  expect(keys.length).toBe(6);
  expect(new Set(keys).size).toBe(1);
});

it('ends no session, and finds nothing missing, by the word of somebody in between', async () => {
  const ended = vi.fn();
  onSessionExpired(ended);
  for (const status of [401, 404]) {
    vi.stubGlobal('fetch', async () => new Response('<html>Not here</html>', { status }));
    const error = await api('GET /config').catch((caught: unknown) => caught);
    expect([(error as ApiError).code, isMissing(error)]).toEqual(['unreadable', false]);
  }
  expect(ended).not.toHaveBeenCalled();
  answerWith([404, { code: 'post_not_found', status: 404 }]);
  expect(isMissing(await api('GET /config').catch((caught: unknown) => caught))).toBe(true);
});

it('names a lost connection', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  await expect(api('GET /config')).rejects.toMatchObject({ code: 'network' });
});
