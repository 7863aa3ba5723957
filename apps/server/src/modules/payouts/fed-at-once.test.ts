import { expect, it } from 'vitest';
import { FakeSender } from '../../../test/fake-sender.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { usePayouts } from './payouts.fixture.ts';

const { harness, call } = usePayouts({ payoutSender: new FakeSender() });

it('is looked at by a person where one fan paid for most of it, and says so before it is asked for', async () => {
  const creator = await harness.factory.creator();
  await call('PUT', '/payouts/settings', creator, { method: 'gcash', gcash_number: '0917 123 4567' });
  const friend = await harness.factory.fan({ credits: 2_000 });
  await call('POST', `/creators/${creator.id}/tips`, friend, { credits: 2_000 });
  const whyNot = async () => (await call('GET', '/payouts', creator)).json().instant.why_not.earnings;
  const refusal = expectRefusal(await call('POST', '/payouts/instant', creator, {}));
  expect(refusal.code).toBe('payout_not_instant');
  expect(refusal.detail).toMatch(/^One fan paid for most of what you have earned/);
  expect(await whyNot()).toBe(refusal.detail);

  // What three more paid makes them one of several.
  for (let count = 0; count < 3; count += 1) {
    const fan = await harness.factory.fan({ credits: 700 });
    await call('POST', `/creators/${creator.id}/tips`, fan, { credits: 700 });
  }
  expect(await whyNot()).toBeNull();
  expect((await call('POST', '/payouts/instant', creator, {})).statusCode).toBe(201);
});
