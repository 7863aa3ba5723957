import { describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { buy } from '../credits/settle/purchase.fixture.ts';
import { accounts, readFigures } from '../ledger/index.ts';

/** Of the harness: real PostgreSQL, fake clock and providers. */
const harness = useHarness();

async function tip(fan: Person, credits: number, creator?: { id: string }) {
  const to = creator ?? (await harness.factory.creator());
  const url = `/api/creators/${to.id}/tips`;
  return harness.app.inject({ method: 'POST', url, headers: fan.headers, payload: { credits } });
}

const set = (fan: Person, period: string, credits: number | null) =>
  harness.app.inject({
    method: 'PUT',
    url: `/api/spending/limits/${period}`,
    headers: fan.headers,
    payload: { credits },
  });

const pause = (fan: Person, hours: number) =>
  harness.app.inject({
    method: 'POST',
    url: '/api/spending/cool-off',
    headers: fan.headers,
    payload: { hours },
  });

const read = async (fan: Person) =>
  (await harness.app.inject({ url: '/api/spending/limits', headers: fan.headers })).json();

const balanceOf = async (fan: Person) =>
  (await readFigures(harness.deps.db, accounts.fanWallet(fan.id))).balance;

/** Signed in anew, as days pass. */
async function later(fan: Person, time: string): Promise<Person> {
  harness.clock.set(time);
  const token = (await harness.deps.sessions.start(harness.deps.db, fan.id)).bearer;
  return { ...fan, headers: { authorization: `Bearer ${token}` } };
}

describe('a limit that a fan sets', () => {
  it('is never passed by what is spent at once, and says what is left and until when', async () => {
    harness.clock.set('2027-03-10T04:00:00.000Z');
    const fan = await harness.factory.fan({ credits: 1000 });
    const creators = await Promise.all(Array.from({ length: 8 }, () => harness.factory.creator()));
    expect((await set(fan, 'day', 100)).statusCode).toBe(200);
    const answers = await Promise.all(creators.map((creator) => tip(fan, 30, creator)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      201,
      201,
      201,
      ...Array(5).fill(409),
    ]);
    expect(await balanceOf(fan)).toBe(910);
    const refused = (await tip(fan, 11)).json();
    expect(refused.code).toBe('spending_limit_reached');
    expect(refused.detail).toMatch(
      /^You set yourself a limit of 100 credits a day\. You have 10 left until .*March 11, 2027/,
    );
    expect((await tip(fan, 10)).statusCode).toBe(201);
    expect((await read(fan)).limits).toMatchObject([
      { period: 'day', credits: 100, spent: 100, ends_at: '2027-03-10T16:00:00.000Z', next: null },
      { period: 'week', credits: null, spent: 100, ends_at: '2027-03-14T16:00:00.000Z' },
      { period: 'month', credits: null, spent: 100, ends_at: '2027-03-31T16:00:00.000Z' },
    ]);
    // The next day in the Philippines.
    const next = await later(fan, '2027-03-10T16:00:00.000Z');
    expect((await tip(next, 100)).statusCode).toBe(201);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is lowered at once, and raised or lifted a day later', async () => {
    const fan = await later(await harness.factory.fan({ credits: 1000 }), '2027-03-15T04:00:00.000Z');
    await set(fan, 'month', 200);
    expect((await set(fan, 'month', 300)).json().limits[2]).toMatchObject({
      credits: 200,
      next: { credits: 300, from: '2027-03-16T04:00:00.000Z' },
    });
    expect((await tip(fan, 201)).json().code).toBe('spending_limit_reached');
    // Asked again, the day does not begin anew; and one that is lower again forgets it.
    harness.clock.set('2027-03-15T05:00:00.000Z');
    expect((await set(fan, 'month', 300)).json().limits[2].next.from).toBe('2027-03-16T04:00:00.000Z');
    expect((await set(fan, 'month', 150)).json().limits[2]).toMatchObject({ credits: 150, next: null });
    await set(fan, 'month', null);
    const before = await later(fan, '2027-03-16T04:59:59.000Z');
    expect((await tip(before, 151)).json().code).toBe('spending_limit_reached');
    const after = await later(fan, '2027-03-16T05:00:00.000Z');
    expect((await tip(after, 151)).statusCode).toBe(201);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('holds what is bought, also at once, and counts no bonus', async () => {
    const fan = await harness.factory.fan();
    await set(fan, 'week', 250);
    const answers = await Promise.all(Array.from({ length: 10 }, () => buy(harness, fan, {})));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, ...Array(8).fill(409)]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: 'spending_limit_reached' });
    expect(refused.detail).toContain('You can buy 50 more until');
  });

  it.each([0, -1, 1.5, 1_000_001, '5'])('of %s credits is refused', async (credits) => {
    const answer = await set(await harness.factory.fan(), 'day', credits as number);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed']);
  });

  it('is nothing for creators, of other periods, or of others', async () => {
    const [fan, creator] = [await harness.factory.fan({ credits: 50 }), await harness.factory.creator()];
    expect((await set(creator, 'day', 5)).json().code).toBe('fans_only');
    expect((await set(fan, 'year', 5)).statusCode).toBe(422);
    await set(await harness.factory.fan(), 'day', 5);
    expect((await tip(fan, 50)).statusCode).toBe(201);
  });
});

describe('a pause', () => {
  it('stops spending and buying at once, is made longer and never shorter, and ends a day after it is lifted', async () => {
    const fan = await later(await harness.factory.fan({ credits: 100 }), '2027-04-01T04:00:00.000Z');
    await pause(fan, 168);
    expect((await pause(fan, 24)).json().cool_off_until).toBe('2027-04-08T04:00:00.000Z');
    const refused = (await tip(fan, 1)).json();
    expect(refused.code).toBe('cooling_off');
    expect(refused.detail).toMatch(
      /^You are taking a break from buying and using credits until April 8, 2027/,
    );
    expect((await buy(harness, fan, {})).json().code).toBe('cooling_off');
    const end = async () =>
      (
        await harness.app.inject({ method: 'DELETE', url: '/api/spending/cool-off', headers: fan.headers })
      ).json().cool_off_until;
    expect(await end()).toBe('2027-04-02T04:00:00.000Z');
    harness.clock.set('2027-04-01T10:00:00.000Z');
    expect(await end()).toBe('2027-04-02T04:00:00.000Z');
    const after = await later(fan, '2027-04-02T04:00:00.000Z');
    expect((await tip(after, 1)).statusCode).toBe(201);
    expect((await buy(harness, after, {})).statusCode).toBe(201);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('of another length is refused', async () => {
    expect((await pause(await harness.factory.fan(), 25)).statusCode).toBe(422);
  });
});
