import { expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { useLive } from '../live.fixture.ts';

/** Fake: who carries streams, the clock. */
const { harness, call, running } = useLive();

const balanceOf = async ({ id }: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(id))).balance;
const tip = (person: Person, id: string, body: object, key?: string) =>
  call('POST', `/live/${id}/tips`, person, body, key);

it('a tip on a stream says nothing that its writer may not say in the chat, and is taken without words', async () => {
  const creator = await harness.factory.creator();
  const fan = await harness.factory.fan({ credits: 100 });
  const id = await running(creator);
  const settings = (to: object) => call('PUT', `/live/${id}/chat/settings`, creator, to);
  await settings({ muted_words: ['pangit'] });
  expect(expectRefusal(await tip(fan, id, { credits: 5, message: 'Ang p\u0430ngit' })).errors).toHaveProperty(
    'message',
  );
  await settings({ subscribers_only: true });
  expect(expectRefusal(await tip(fan, id, { credits: 5, message: 'Uy' })).code).toBe('subscription_required');
  await settings({ subscribers_only: false });
  await call('POST', `/live/${id}/muted`, creator, { user_id: fan.id });
  expect(expectRefusal(await tip(fan, id, { credits: 5, message: 'Uy' })).code).toBe('live_muted');
  expect(await balanceOf(fan)).toBe(100);
  expect((await tip(fan, id, { credits: 5 })).statusCode).toBe(201);
  expect(await balanceOf(fan)).toBe(95);
});
