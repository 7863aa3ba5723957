import { expect, it } from 'vitest';
import { expectProblem } from '../../../test/problems.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { workedOff } from '../clawbacks/clawbacks.fixture.ts';
import { banPerson } from '../enforcement/index.ts';
import { useSubscribing } from '../subscriptions/subscribe.fixture.ts';
import { signedIn } from './books.fixture.ts';

/** What was paid ahead for subscriptions (P773). Each test begins on 31 January at noon in Manila. Fake: clock. */
const { harness, ask, scene, offer } = useSubscribing();

async function get(query = '', role: 'finance' | 'moderator' = 'finance') {
  const url = `/api/admin/books/deferred${query}`;
  return harness.app.inject({ url, headers: await signedIn(harness, await harness.factory.admin({ role })) });
}

const told = async (on: string) => (await get(`?on=${on}`)).json();

const cents = (pesos: number) => Math.round(pesos * 100);

/** What an act adds to a day, in pesos. */
async function addedTo(on: string, act: () => Promise<unknown>) {
  const before = await told(on);
  await act();
  const after = await told(on);
  const added = (name: string) => (cents(after[name]) - cents(before[name])) / 100;
  return Object.fromEntries(
    ['charges', 'worth', 'creators', 'referrers', 'platform'].map((name) => [name, added(name)]),
  );
}

const subscribe = async (price = 10_000) => {
  const { creator, fan } = await scene({ price, credits: 1500 });
  return { creator, fan, pay: (payload: object) => ask('POST', fan, creator.id, payload) };
};

it('is the time of a month that is still to come, divided as the sale was', async () => {
  const { pay } = await subscribe();
  // Until 28 February at noon: 27.5 of 28 days are left when January is over, none when February is.
  expect(await addedTo('2026-01-31', () => pay({ credits: 100 }))).toEqual({
    charges: 1,
    worth: 98.21,
    creators: 68.75,
    referrers: 0,
    platform: 29.46,
  });
  for (const day of ['2026-02-28', '2026-01-30'])
    expect(await told(day)).toMatchObject({ charges: 0, worth: 0 });
});

it('is eleven months of a bundle of twelve after the first', async () => {
  const { creator, pay } = await subscribe();
  await offer(creator, { bundle_12_percent: 33 });
  const year = await addedTo('2026-12-31', () => pay({ plan: 'months_12', credits: 804 }));
  // From 31 January to 31 January at noon: 30.5 of 365 days.
  expect(year).toMatchObject({ charges: 1, worth: 67.18, creators: 47.02, platform: 20.15 });
});

it('is nothing of what came back, as its creator was banned, from that day on', async () => {
  const { creator, pay } = await subscribe();
  await pay({ credits: 100 });
  harness.clock.set('2026-02-10T04:00:00.000Z');
  const days = ['2026-02-09', '2026-02-10'];
  const before = await Promise.all(days.map(told));
  const admin = await harness.factory.admin();
  const judge = { id: admin.id, from: '127.0.0.1' };
  await inTransaction(harness.deps.db, (tx) =>
    banPerson(harness.deps, tx, judge, { userId: creator.id, reason: 'Fraud' }),
  );
  await workedOff(harness, ['restitutions.give']);
  const [yesterday, today] = await Promise.all(days.map(told));
  expect(yesterday).toEqual(before[0]);
  // Of 28 days 17.5 were still to come.
  expect(cents(before[1].worth) - cents(today.worth)).toBe(6250);
  expect(before[1].charges - today.charges).toBe(1);
});

it('is of today where no day is named, refused for a day that is none, and finance’s alone', async () => {
  expect((await get()).json().on).toBe('2026-01-31');
  expect(expectProblem(await get('?on=2026-02-30')).code).toBe('validation_failed');
  expect((await get('', 'moderator')).statusCode).toBe(403);
});
