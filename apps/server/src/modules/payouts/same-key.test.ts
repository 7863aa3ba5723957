import { beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { requestPayout } from './request-payout.ts';

const harness = useHarness();
beforeAll(() => harness.factory.holdEarnings(0));

const KEY = 'a-payout-of-which-nobody-heard';

async function earner(credits: number): Promise<Person> {
  const [creator, fan] = [await harness.factory.creator(), await harness.factory.fan({ credits })];
  await send('PUT', '/payouts/settings', creator, { method: 'gcash', gcash_number: '09171234567' });
  expect((await send('POST', `/creators/${creator.id}/tips`, fan, { credits })).statusCode).toBe(201);
  return creator;
}

const send = (method: 'POST' | 'PUT', url: string, { headers }: Person, payload: object, key?: string) =>
  harness.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    payload,
  });

const payoutsOf = ({ id }: Person) =>
  harness.deps.db.selectFrom('payouts').select('id').where('creator_id', '=', id).execute();

it('asks for a payout once under a key, however often and however much at once it comes', async () => {
  const creator = await earner(1000);
  const ask = () => send('POST', '/payouts', creator, {}, KEY);
  const answers = await Promise.all(Array.from({ length: 8 }, ask));
  const repeated = await ask();
  const [payout] = await payoutsOf(creator);
  for (const answer of [...answers, repeated]) {
    expect(answer.statusCode).toBe(201);
    expect(answer.json().payout).toMatchObject({ id: payout?.id, status: 'pending' });
  }
  expect(await payoutsOf(creator)).toHaveLength(1);
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

it('is the same payout where the door knows of no answer, as after a commit whose outcome got lost', async () => {
  const creator = await earner(1000);
  const by = { idempotencyKey: KEY, correlationId: harness.deps.ids.next() };
  const ask = (bucket: 'earnings' | 'affiliate') => requestPayout(harness.deps, creator.id, bucket, by);
  const asked = await Promise.all(Array.from({ length: 8 }, () => ask('earnings')));
  expect(new Set([...asked, await ask('earnings')].map(({ id }) => id)).size).toBe(1);
  await expect(ask('affiliate')).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  expect(await payoutsOf(creator)).toHaveLength(1);
});

it('refuses a key for another bucket, and knows nothing of the keys of others', async () => {
  const [creator, other] = [await earner(1000), await earner(1000)];
  await send('POST', '/payouts', creator, {}, KEY);
  const answer = await send('POST', '/payouts', creator, { bucket: 'affiliate' }, KEY);
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_key_reused']);
  expect((await send('POST', '/payouts', other, {}, KEY)).statusCode).toBe(201);
});
