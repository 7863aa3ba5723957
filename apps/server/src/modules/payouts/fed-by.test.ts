import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { GCASH, usePayouts } from './payouts.fixture.ts';

const { harness, call } = usePayouts();

const newCreator = () => harness.factory.creator();
async function tip(fan: Person, creator: Person, credits: number) {
  expect((await call('POST', `/creators/${creator.id}/tips`, fan, { credits })).statusCode).toBe(201);
}

/** What finance is told of the payout that a creator asks for now. */
async function seenOf(creator: Person, bucket = 'earnings') {
  await call('PUT', '/payouts/settings', creator, GCASH);
  expect((await call('POST', '/payouts', creator, { bucket })).statusCode).toBe(201);
  const finance = await harness.factory.admin({ role: 'finance' });
  const { payout_requests } = (await call('GET', '/admin/payouts?limit=100', finance)).json();
  return payout_requests.find((request: { creator_id: string }) => request.creator_id === creator.id).fed_by;
}

const signedIn = (person: Person, network: string) =>
  harness.deps.db.updateTable('sessions').set({ network }).where('user_id', '=', person.id).execute();

describe('finance is told that one fan paid for most of a payout', () => {
  it('and hardly anybody else, with what each is of the other', async () => {
    const [creator, other] = [await newCreator(), await newCreator()];
    const [friend, second] = [
      await harness.factory.fan({ credits: 5000 }),
      await harness.factory.fan({ credits: 5000 }),
    ];
    await tip(friend, creator, 3600);
    await tip(friend, other, 400);
    await tip(second, creator, 1400);
    await signedIn(friend, '203.0.113.0');
    await signedIn(creator, '198.51.100.0');
    expect(await seenOf(creator)).toEqual({
      id: friend.id,
      username: friend.username,
      credits: 3600,
      of_creator: 72,
      of_fan: 90,
      shares_network: false,
    });
  });

  it('and that both have signed in from one network', async () => {
    const creator = await newCreator();
    const friend = await harness.factory.fan({ credits: 2000 });
    await tip(friend, creator, 2000);
    for (const person of [friend, creator]) await signedIn(person, '203.0.113.0');
    expect(await seenOf(creator)).toMatchObject({ of_creator: 100, of_fan: 100, shares_network: true });
  });

  it.each([
    ['less than 2,000 credits', [1999, 0, 0]],
    ['less than half of what the creator was paid', [2400, 0, 2500]],
    ['a tenth and more went to others', [2600, 300, 0]],
  ])('but not: %s', async (_what, [paid = 0, toOthers = 0, byOthers = 0]) => {
    const [creator, other] = [await newCreator(), await newCreator()];
    const fan = await harness.factory.fan({ credits: 5000 });
    await tip(fan, creator, paid);
    if (toOthers > 0) await tip(fan, other, toOthers);
    // By two, of whom neither paid half.
    for (let left = byOthers; left > 0; left -= 1250)
      await tip(await harness.factory.fan({ credits: 1250 }), creator, 1250);
    expect(await seenOf(creator)).toBeNull();
  });
});
