import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import { defaultCredentials } from '../settings.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = await buildSandbox();
});
afterEach(() => app.close());

const authorization = `Basic ${Buffer.from(`${defaultCredentials.xenditSecretKey}:`).toString('base64')}`;
const wanted = (changes: object = {}) => ({
  reference_id: 'payout-1',
  channel_code: 'PH_GCASH',
  channel_properties: { account_number: '09171234567', account_holder_name: 'Ana Cruz' },
  amount: 1234.56,
  currency: 'PHP',
  ...changes,
});
const create = (payload: object, key: string | null = 'key-1') =>
  app.inject({
    method: 'POST',
    url: '/v2/payouts',
    headers: { authorization, ...(key !== null && { 'idempotency-key': key }) },
    payload,
  });
const get = (path: string) => app.inject({ url: `/v2/payouts${path}`, headers: { authorization } });
const finish = (id: string, payload: object) =>
  app.inject({ method: 'POST', url: `/sandbox/payouts/${id}/finish`, payload });

test('takes a payout once under a key, and finds it by both ids', async () => {
  const first = await create(wanted());
  expect([first.statusCode, first.json().status, first.json().amount]).toEqual([200, 'ACCEPTED', 1234.56]);
  expect((await create(wanted())).json()).toEqual(first.json());
  expect((await create(wanted({ amount: 2 }))).json()).toMatchObject({
    error_code: 'DUPLICATE_TRANSACTION_ERROR',
  });
  expect((await get(`/${first.json().id}`)).json()).toEqual(first.json());
  expect((await get('?reference_id=payout-1')).json().data).toEqual([first.json()]);
  expect((await get('?reference_id=payout-2')).json().data).toEqual([]);
});

describe('refuses', () => {
  test.each([
    ['no key', wanted(), null, 400],
    ['another currency', wanted({ currency: 'USD' }), 'k', 400],
    ['no account', wanted({ channel_properties: {} }), 'k', 400],
    ['less than a peso', wanted({ amount: 0.5 }), 'k', 400],
  ])('%s', async (_what, body, key, status) => {
    expect((await create(body, key)).statusCode).toBe(status);
  });

  test('who has no key of ours, and an id that is none', async () => {
    const stranger = await app.inject({ url: '/v2/payouts/x', headers: { authorization: 'Basic eDo=' } });
    expect([stranger.statusCode, (await get('/x')).statusCode]).toEqual([401, 404]);
  });
});

test('what arrived can only come back, and what failed stays so', async () => {
  const { id } = (await create(wanted())).json();
  await finish(id, { status: 'SUCCEEDED' });
  await finish(id, { status: 'FAILED', failureCode: 'X' });
  expect((await get(`/${id}`)).json().status).toBe('SUCCEEDED');
  await finish(id, { status: 'REVERSED', failureCode: 'INVALID_DESTINATION' });
  expect((await get(`/${id}`)).json()).toMatchObject({
    status: 'REVERSED',
    failure_code: 'INVALID_DESTINATION',
  });
  await finish(id, { status: 'SUCCEEDED' });
  expect((await get(`/${id}`)).json().status).toBe('REVERSED');
});

test('an account that ends in 0001 is none, one in 0003 sends the money back', async () => {
  await app.close();
  app = await buildSandbox({ payoutStepMs: 1 });
  const send = async (account_number: string) =>
    (
      await create(
        wanted({ channel_properties: { account_number, account_holder_name: 'A' } }),
        account_number,
      )
    ).json().id;
  const ids = [await send('09170000001'), await send('09170000003'), await send('09170000009')];
  await expect
    .poll(async () => Promise.all(ids.map(async (id) => (await get(`/${id}`)).json().status)))
    .toEqual(['FAILED', 'REVERSED', 'SUCCEEDED']);
});
