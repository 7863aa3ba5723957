import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { FakeSender } from '../../../test/fake-sender.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { useFundings } from './fundings.fixture.ts';

/** What left the bank for payouts is said, once, and taken back (P954, P955). Fake: the company that sends, and the clock. Each test follows the one before. */
const payoutSender = new FakeSender();
const world = useFundings(payoutSender);
const { harness, call, say, takeBack, summaryNow, newest, standing, laws } = world;
let [first, second] = [] as unknown as [Person, Person];
let early: string;
/** The payout that its bank sends back later. */
let late: string;

beforeAll(async () => {
  harness.clock.set('2026-06-20T04:00:00.000Z');
  await world.changeSettings({ payout_instant_fee: 0 });
  // Of 700 pesos, and of 1,400.
  early = await world.paidOut(1_000);
  [first, second] = await world.changeShift('2026-06-22T04:00:00.000Z');
  late = await world.paidOut(2_000);
});

describe('what left the bank for payouts', () => {
  it('is what was paid out and nobody has said, since the oldest of it', async () => {
    expect(await summaryNow(first)).toEqual({
      ...{ sent: 2_100, oldest_unfunded_on: '2026-06-20', unfunded_days: 2, is_late: false },
      ...{ two_people_above: 50_000, has_other: true },
    });
    expect(await standing()).toEqual({ clearing: 2_100, fees: 0, bank: 0 });
  });

  it('is refused by its field where it cannot be', async () => {
    for (const [more, field] of [
      [{ amount: 0 }, 'amount'],
      [{ amount: 10.005 }, 'amount'],
      [{ amount: 1e15 }, 'amount'],
      [{ fee: -1 }, 'fee'],
      [{ fee: 701 }, 'fee'],
      [{ left_on: '2026-06-23' }, 'left_on'],
      [{ left_on: '2019-01-01' }, 'left_on'],
      [{ left_on: 'today' }, 'left_on'],
      [{ reference: ' ' }, 'reference'],
    ] as const)
      expect(Object.keys(expectRefusal(await say(first, more)).errors ?? {})).toEqual([field]);
    expect((await standing()).clearing).toBe(2_100);
  });

  it('is booked once by two who say the same at once, and the oldest payout is covered first', async () => {
    const answers = await Promise.all([say(first), say(second), say(first)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
      expect(answer.json()).toMatchObject({
        code: 'funding_said_already',
        detail: expect.stringMatching(/ has already recorded this\. It is in the books once\.$/),
      });
    expect(await standing()).toEqual({ clearing: 1_400, fees: -15, bank: 715 });
    expect(await newest(first)).toMatchObject({
      ...{ state: 'booked', amount: 700, fee: 15, left_on: '2026-06-21', reference: 'BPI 0001' },
      ...{ counts: true, take_back: null, needs_two: false },
    });
    expect(await summaryNow(first)).toMatchObject({ sent: 1_400, oldest_unfunded_on: '2026-06-22' });
    expect(await laws()).toEqual([]);
  });

  it('may be more than was paid out, which is with the provider ahead', async () => {
    expect((await say(first, { amount: 2_000, fee: 0, reference: 'Top-up 1' })).statusCode).toBe(201);
    expect(await summaryNow(first)).toMatchObject({
      ...{ sent: -600, oldest_unfunded_on: null, unfunded_days: null, is_late: false },
    });
    expect(await laws()).toEqual([]);
  });

  it('tells the story of a payout to the bank, of each by what covers it', async () => {
    const coverOf = async (payoutId: string) =>
      (await world.storyOf(payoutId)).filter(([what]) => what === 'payout_funded');
    expect(await coverOf(early)).toEqual([['payout_funded', 'BPI 0001', '2026-06-21']]);
    expect(await coverOf(late)).toEqual([['payout_funded', 'Top-up 1', '2026-06-21']]);
  });

  it('is taken back once by two at once, with a reason, and said anew', async () => {
    const { id } = await newest(first);
    expect(expectRefusal(await takeBack(first, id, ' ')).errors).toHaveProperty('reason');
    const answers = await Promise.all([takeBack(first, id), takeBack(second, id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'take_back_refused',
      detail: expect.stringMatching(/ has already taken this back\.$/),
    });
    expect(await newest(first)).toMatchObject({
      ...{ state: 'taken_back', take_back: { reason: 'Another amount', done_by: expect.any(String) } },
    });
    expect(await standing()).toEqual({ clearing: 1_400, fees: -15, bank: 715 });
    expect(await world.storyOf(late)).not.toContainEqual(['payout_funded', 'Top-up 1', '2026-06-21']);
    expect((await say(first, { amount: 2_000, fee: 0, reference: 'Top-up 1' })).statusCode).toBe(201);
    expect(expectRefusal(await takeBack(first, harness.deps.ids.next())).code).toBe('funding_not_found');
    expect(await laws()).toEqual([]);
  });

  it('covers nothing of a payout that its bank sent back', async () => {
    payoutSender.end(late, { state: 'returned', reason: 'account', code: 'INVALID_DESTINATION' });
    harness.clock.set('2026-06-25T04:00:00.000Z');
    await world.look();
    expect((await summaryNow(first)).sent).toBe(-2_000);
    await world.paidOut(3_000);
    expect(await summaryNow(first)).toMatchObject({ sent: 100, oldest_unfunded_on: '2026-06-25' });
    harness.clock.set('2026-06-28T04:00:00.000Z');
    expect(await summaryNow(first)).toMatchObject({ unfunded_days: 3, is_late: false });
    harness.clock.set('2026-06-29T04:00:00.000Z');
    expect(await summaryNow(first)).toMatchObject({ unfunded_days: 4, is_late: true });
    expect(await laws()).toEqual([]);
  });

  it('of a month that is closed is booked in the one that is open, by the day on which it left', async () => {
    await world.closeJune();
    [first, second] = await world.changeShift('2026-07-03T04:00:00.000Z');
    expect((await say(first, { amount: 100, left_on: '2026-06-30' })).statusCode).toBe(201);
    expect(await newest(first)).toMatchObject({ left_on: '2026-06-30', state: 'booked' });
    const { lines } = (await call('GET', '/admin/books/journal?limit=5', first)).json();
    expect(lines[0]).toMatchObject({ reason: 'payout_funding', missed_month: null });
    expect(lines[0].at > '2026-07-03').toBe(true);
    expect(await laws()).toEqual([]);
  });

  it('is for finance alone', async () => {
    const { factory } = harness;
    for (const role of ['support', 'moderator'] as const) {
      const other = await factory.admin({ role });
      expect(expectRefusal(await say(other)).code).toBe('other_part');
      expect(expectRefusal(await call('GET', '/admin/payout-fundings', other)).code).toBe('other_part');
    }
    expect((await call('GET', '/admin/payout-fundings', await factory.admin())).statusCode).toBe(200);
  });
});
