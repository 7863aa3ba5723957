import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { FakeSender } from '../../../test/fake-sender.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { usePayouts } from './payouts.fixture.ts';
import { sendPayouts } from './send-payouts.ts';

/** Tax that is withheld of payouts (P783, P784): 1 % of half of what is above ₱1,000 a year. Fake: the company that sends. */
const payoutSender = new FakeSender();
const { harness, call, earner, tip, availableTo } = usePayouts({ payoutSender });
let finance: Person;

const RULE = {
  ...{ is_on: true, rate_basis_points: 100, share_basis_points: 5_000 },
  ...{ threshold: 1_000, source: 'RR 16-2023' },
};

const setRule = (from_day: string, figures: object = {}) =>
  call('POST', '/admin/tax/withholding-rules', finance, { ...RULE, from_day, ...figures });
const payableNow = async () =>
  (await readFigures(harness.deps.db, accounts.withholdingPayable)).balance / 100;
const ask = async (who: Person) => (await call('POST', '/payouts', who, {})).json().payout.id as string;
const decide = async (id: string, decision: string, more: object = {}) =>
  (await call('POST', `/admin/payouts/${id}/decision`, finance, { decision, ...more })).json();
const listed = async (who: Person) => (await call('GET', '/payouts', who)).json();

async function paidByHand(who: Person) {
  const id = await ask(who);
  await decide(id, 'approve', { by_hand: true });
  return (await decide(id, 'paid', { reference: 'GC-1' })).payout_request;
}

/** What the company says in the next look. */
async function look() {
  harness.clock.advance(60_000);
  await sendPayouts(harness.deps);
}

beforeAll(async () => {
  harness.clock.set('2026-12-29T04:00:00.000Z');
  finance = await harness.factory.admin({ role: 'finance' });
});

describe('withholding', () => {
  it('is nothing before a rule holds, and a rule begins on a day that has not begun', async () => {
    expect((await call('GET', '/admin/tax', finance)).json().tax).toEqual({
      identity: null,
      in_force: null,
      rules: [],
      months: [],
      payable: 0,
    });
    expect(expectRefusal(await setRule('2026-12-29')).detail).toBe('A rule can begin tomorrow or later.');
    const { tax, message } = (await setRule('2026-12-30')).json();
    expect([message, tax.in_force, tax.rules[0]]).toMatchObject([
      'It holds from the day you chose.',
      null,
      { ...RULE, from_day: '2026-12-30' },
    ]);
    const creator = await earner(3_000);
    expect((await paidByHand(creator)).withheld).toBe(0);
    expect(await payableNow()).toBe(0);
    harness.clock.advance(DAY_MS);
    expect((await call('GET', '/admin/tax', finance)).json().tax.in_force).toMatchObject(RULE);
    await tip(creator, 1_000);
    // What left before the rule counts: 2,100 of this year.
    expect((await listed(creator)).withheld).toBe(3.5);
  });

  it('begins with the part that is above, is said beforehand, and is not sent', async () => {
    const creator = await earner(1_000);
    expect((await listed(creator)).withheld).toBe(0);
    expect((await paidByHand(creator)).withheld).toBe(0);
    await tip(creator, 1_000);
    expect((await listed(creator)).withheld).toBe(2);
    const before = await payableNow();
    const { id } = (await call('POST', '/payouts/instant', creator, {})).json().payout;
    expect((await payableNow()) - before).toBe(2);
    await look();
    expect(payoutSender.sent.get(id)?.amountCentavos).toBe(70_000 - 1_500 - 200);
    payoutSender.end(id, { state: 'arrived' });
    await look();
    expect((await listed(creator)).payouts[0]).toMatchObject({ status: 'paid', amount: 700, withheld: 2 });
    expect((await call('GET', '/earnings/statements/2026-12', creator)).json().lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'tax_withheld', count: 1, amount: -2 }),
        expect.objectContaining({ kind: 'payouts_sent', count: 2, amount: -1_398 }),
      ]),
    );
  });

  it('is not on the list to pay by', async () => {
    const creator = await earner(3_000);
    await decide(await ask(creator), 'approve', { by_hand: true });
    const url = '/api/admin/payouts/export';
    const list = (await harness.app.inject({ url, headers: finance.headers })).body;
    // Of 2,100 what is above 1,000: half of it at one percent is 5.50.
    expect(list).toContain('2094.50');
  });

  it.each(['failed', 'returned'] as const)(
    'comes back whole with a payout that %s, and counts no more',
    async (state) => {
      const creator = await earner(3_000);
      const before = await payableNow();
      const { id } = (await call('POST', '/payouts/instant', creator, {})).json().payout;
      expect((await payableNow()) - before).toBe(5.5);
      await look();
      payoutSender.end(id, { state, reason: 'account', code: 'INVALID_DESTINATION' });
      await look();
      expect([await availableTo(creator), (await payableNow()) - before]).toEqual([2_100, 0]);
      expect((await listed(creator)).withheld).toBe(5.5);
    },
  );

  it('comes back where a person says that it failed', async () => {
    const creator = await earner(3_000);
    const id = await ask(creator);
    await decide(id, 'approve', { by_hand: true });
    await decide(id, 'failed', { reason: 'No such number' });
    expect([await availableTo(creator), (await listed(creator)).withheld]).toEqual([2_100, 5.5]);
  });

  it('begins anew with the Philippine year', async () => {
    const creator = await earner(3_000);
    await paidByHand(creator);
    await tip(creator, 1_000);
    harness.clock.set('2026-12-31T15:59:00.000Z');
    expect((await listed(creator)).withheld).toBe(3.5);
    harness.clock.set('2026-12-31T16:01:00.000Z');
    expect((await listed(creator)).withheld).toBe(0);
    expect((await paidByHand(creator)).withheld).toBe(0);
  });

  it('ends with the day of a rule that is off', async () => {
    await setRule('2027-01-03', { is_on: false });
    const creator = await earner(3_000);
    harness.clock.set('2027-01-02T15:59:00.000Z');
    expect((await listed(creator)).withheld).toBe(5.5);
    harness.clock.set('2027-01-02T16:01:00.000Z');
    expect((await paidByHand(creator)).withheld).toBe(0);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is for finance alone', async () => {
    const support = await harness.factory.admin({ role: 'support' });
    const codes = [support, await harness.factory.creator()].map(
      async (who) => expectRefusal(await call('GET', '/admin/tax', who)).code,
    );
    expect(await Promise.all(codes)).toEqual(['other_part', 'admins_only']);
  });
});
