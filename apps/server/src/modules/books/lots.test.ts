import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectProblem } from '../../../test/problems.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { bankSays, bought, disputed, spend } from '../credits/disputes/disputes.fixture.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { signedIn } from './books.fixture.ts';

/** Where credits in circulation came from (P760). Fake: clock and providers. */
const harness = useHarness();

async function get(query = '', role: 'finance' | 'moderator' = 'finance') {
  const headers = await signedIn(harness, await harness.factory.admin({ role }));
  return harness.app.inject({ url: `/api/admin/books/lots${query}`, headers });
}

/** Credits by source, and what was paid for those that were bought. */
async function told(query = '') {
  const answer = (await get(query)).json();
  const lots: { source: string; credits: number; paid: number }[] = answer.lots;
  const paid = lots.find(({ source }) => source === 'bought')?.paid ?? 0;
  return {
    all: answer.credits,
    paid,
    ...Object.fromEntries(lots.map(({ source, credits }) => [source, credits])),
  };
}

/** What an act adds to each figure. */
async function added(act: () => Promise<unknown>) {
  const before: Record<string, number> = await told();
  await act();
  const after: Record<string, number> = await told();
  const changes = Object.keys({ ...before, ...after }).map((name) => [
    name,
    Math.round(((after[name] ?? 0) - (before[name] ?? 0)) * 100) / 100,
  ]);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

const popular = { credits: 550, amount: 500 };

it('is what was bought and its bonus, of which the bonus is used first', async () => {
  const fan = await harness.factory.fan();
  expect(await added(() => bought(harness, popular, fan))).toEqual({
    all: 550,
    bought: 500,
    bonus: 50,
    paid: 500,
  });
  expect(await added(() => spend(harness, fan, 30))).toEqual({ all: -30, bonus: -30 });
  expect(await added(() => spend(harness, fan, 120))).toEqual({
    all: -120,
    bonus: -20,
    bought: -100,
    paid: -100,
  });
});

it('is what came last: what came first was used first', async () => {
  const fan = await harness.factory.fan();
  await bought(harness, popular, fan);
  harness.clock.advance(DAY_MS);
  // 550 of the first, and 100 of a second without a bonus.
  await bought(harness, {}, fan);
  expect(await added(() => spend(harness, fan, 540))).toEqual({
    all: -540,
    bonus: -50,
    bought: -490,
    paid: -490,
  });
});

it('is what another fan gave, until that is used as well', async () => {
  const [giver, receiver] = [await harness.factory.fan(), await harness.factory.fan()];
  await bought(harness, {}, giver);
  harness.clock.advance(3 * DAY_MS);
  const give = () =>
    harness.app.inject({
      method: 'POST',
      url: '/api/gifts/credits',
      headers: giver.headers,
      payload: { username: receiver.username, credits: 40, client_id: harness.deps.ids.next() },
    });
  expect(await added(give)).toEqual({ bought: -40, given: 40, paid: -40 });
  expect(await added(() => spend(harness, receiver, 15))).toEqual({ all: -15, given: -15 });
});

it('is without what a dispute took of its purchase, wherever that stands, and with it again once that is won', async () => {
  const fan = await harness.factory.fan();
  const first = await bought(harness, popular, fan);
  harness.clock.advance(DAY_MS);
  await bought(harness, {}, fan);
  expect(await added(() => disputed(harness, first, 'open'))).toEqual({
    all: -550,
    bought: -500,
    bonus: -50,
    paid: -500,
  });
  expect(await added(() => disputed(harness, first, 'won'))).toEqual({
    all: 550,
    bought: 500,
    bonus: 50,
    paid: 500,
  });
});

it('is of the end of any day, as it was then, and says what is older than a year', async () => {
  const before = await told();
  const fan = await harness.factory.fan();
  await bought(harness, {}, fan);
  const day = harness.clock.now().toISOString().slice(0, 10);
  harness.clock.advance(2 * DAY_MS);
  const then = await told(`?on=${day}`);
  await spend(harness, fan, 100);
  expect(await told(`?on=${day}`)).toEqual(then);
  expect(then.all - before.all).toBe(100);
  await bought(harness, {}, fan);
  harness.clock.advance(364 * DAY_MS);
  const old = async () =>
    (await get()).json().lots.reduce((sum: number, lot: { over_a_year: number }) => sum + lot.over_a_year, 0);
  const younger = await old();
  harness.clock.advance(2 * DAY_MS);
  expect((await old()) - younger).toBe(100);
});

it('is all of circulation, whatever happened', async () => {
  const act = fc.record({
    who: fc.nat(1),
    what: fc.constantFrom('buy', 'pack', 'spend', 'dispute', 'win'),
    credits: fc.integer({ min: 1, max: 300 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), async (acts) => {
      const fans: Person[] = [await harness.factory.fan(), await harness.factory.fan()];
      const purchases: Awaited<ReturnType<typeof bought>>[] = [];
      for (const { who, what, credits } of acts) {
        const fan = fans[who] as Person;
        const last = purchases.at(-1);
        if (what === 'buy') purchases.push(await bought(harness, {}, fan));
        if (what === 'pack') purchases.push(await bought(harness, popular, fan));
        if (what === 'spend') await spend(harness, fan, credits).catch(() => undefined);
        const state = what === 'dispute' ? 'open' : what === 'win' ? 'won' : null;
        if (last && state) {
          await bankSays(harness, last, state);
        }
        harness.clock.advance(DAY_MS);
      }
      const { all } = await told();
      expect(all).toBe(-(await readFigures(harness.deps.db, accounts.creditIssuer)).balance);
    }),
    { numRuns: 8 },
  );
});

it('is finance’s to see', async () => {
  expect(expectProblem(await get('', 'moderator')).code).toBe('other_part');
  expect(expectProblem(await get('?on=2026-02-31')).code).toBe('validation_failed');
});
