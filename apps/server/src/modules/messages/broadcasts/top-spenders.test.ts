import { TOP_SPENDERS } from '@likha/contract/late-limits';
import { afterAll, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { useMessages } from '../messages.fixture.ts';
import { moveBroadcast } from './deliver-broadcast.ts';

const { harness, call, inbox } = useMessages();

afterAll(async () => expect(await checkInvariants(harness.deps.db)).toEqual([]));

const tip = async (fan: Person, creator: Person, credits: number) =>
  expect(
    (await call('POST', `/creators/${creator.id}/tips`, fan, { credits, message: '' })).statusCode,
  ).toBeLessThan(300);
const count = async (creator: Person, more = '') =>
  (await call('GET', `/messages/broadcasts/receivers?audience=top_spenders${more}`, creator)).json().count;
const spenders = (size: number) =>
  Promise.all(Array.from({ length: size }, () => harness.factory.fan({ credits: 500 })));

async function signInAgain(person: Person): Promise<Person> {
  const { deps } = harness;
  return {
    ...person,
    headers: { authorization: `Bearer ${(await deps.sessions.start(deps.db, person.id)).bearer}` },
  };
}

it('goes to those who paid lately, whatever for, and to none who blocked', async () => {
  const [known, late] = [await harness.factory.creator(), await harness.factory.fan({ credits: 500 })];
  await tip(late, known, 400);
  harness.clock.advance(TOP_SPENDERS.days * DAY_MS);
  // Sessions do not last that long.
  const [creator, lateAgain] = (await Promise.all([known, late].map(signInAgain))) as [Person, Person];
  const [tipper, buyer, follower, blocker] = (await spenders(4)) as [Person, Person, Person, Person];
  const post = await harness.factory.post(creator.id, { price: 10 });
  await tip(tipper, creator, 5);
  await tip(blocker, creator, 50);
  await call('POST', `/users/${creator.id}/block`, blocker);
  const unlocked = await call('POST', '/credits/unlock', buyer, { content_id: post });
  expect(unlocked.statusCode, unlocked.body).toBeLessThan(300);
  for (const fan of [follower, buyer]) await call('POST', `/creators/${creator.id}/follow`, fan);
  expect([await count(creator), await count(creator, '&exclude=followers')]).toEqual([2, 1]);
  const body = { client_id: harness.deps.ids.next(), text: 'Salamat', audience: 'top_spenders' };
  const { id } = (await call('POST', '/messages/broadcasts', creator, body)).json();
  await moveBroadcast(harness.deps, id);
  const got = await Promise.all(
    [tipper, buyer, follower, blocker, lateAgain].map(async (fan) => (await inbox(fan)).conversations.length),
  );
  expect(got).toEqual([1, 1, 0, 0, 0]);
});

it('has so many at the most, those who paid the most, and a block among them is seen by nobody', async () => {
  const creator = await harness.factory.creator();
  const fans = await spenders(TOP_SPENDERS.count + 2);
  for (const [place, fan] of fans.entries()) await tip(fan, creator, place + 1);
  expect(await count(creator)).toBe(TOP_SPENDERS.count);
  const last = fans.at(-1) as Person;
  await call('POST', `/users/${creator.id}/block`, last);
  expect(await count(creator)).toBe(TOP_SPENDERS.count);
  const body = { client_id: harness.deps.ids.next(), text: 'Salamat', audience: 'top_spenders' };
  const { id } = (await call('POST', '/messages/broadcasts', creator, body)).json();
  await moveBroadcast(harness.deps, id);
  const without = await Promise.all(
    fans.map(async (fan) => ((await inbox(fan)).conversations.length > 0 ? [] : [fan.id])),
  );
  expect(without.flat()).toEqual([fans[0]?.id, last.id]);
});
