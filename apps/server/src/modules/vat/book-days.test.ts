import { beforeAll, describe, expect, it } from 'vitest';
import { type Corruption, copyEntry, newId, reverseOf, tripped } from '../../../test/cook-books.ts';
import type { Person } from '../../../test/factory.ts';
import { FakeSender } from '../../../test/fake-sender.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { philippineTime } from '../../platform/philippine-time.ts';
import { accounts, demandPosted, readFigures, systemEntry } from '../ledger/index.ts';
import { GCASH, usePayouts } from '../payouts/payouts.fixture.ts';
import { sendPayouts } from '../payouts/send-payouts.ts';
import { readSettings } from '../settings/index.ts';
import { bookDays } from './book-days.ts';
import { sumShare } from './vat.queries.ts';

/** VAT within the platform's share (P805, P806) at 12 %: ₱30.00 of each tip of 100 credits. Everything here follows the one before. Fake: the company that sends. */
const payoutSender = new FakeSender();
const { harness, call, tip } = usePayouts({ payoutSender });
let finance: Person;
let creator: Person;

const RULE = { is_on: true, rate_basis_points: 1_200, source: 'NIRC section 108' };
const setRule = (from_day: string, figures: object = {}) =>
  call('POST', '/admin/vat/rules', finance, { ...RULE, from_day, ...figures });
const balanceOf = async (account: Parameters<typeof readFigures>[1]) =>
  (await readFigures(harness.deps.db, account)).balance;
const days = () =>
  harness.deps.db
    .selectFrom('vat_days')
    .select(['day', 'share_centavos', 'vat_centavos'])
    .orderBy('day')
    .execute();
async function look() {
  harness.clock.advance(60_000);
  await sendPayouts(harness.deps);
}
const read = async () => (await call('GET', '/admin/vat', finance)).json().vat;

beforeAll(async () => {
  harness.clock.set('2026-07-01T04:00:00.000Z');
  finance = await harness.factory.admin({ role: 'finance' });
  creator = await harness.factory.creator();
});

describe('VAT of days', () => {
  it('is nothing before a rule holds, and a rule begins on a day that has not begun', async () => {
    await tip(creator, 100);
    expect(await read()).toEqual({ in_force: null, rules: [], payable: 0, months: [], quarters: [] });
    expect(expectRefusal(await setRule('2026-07-01')).detail).toBe('A rule can begin tomorrow or later.');
    const { vat, message } = (await setRule('2026-07-02')).json();
    expect([message, vat.in_force]).toEqual(['It holds from the day you chose.', null]);
    expect(vat.rules).toMatchObject([{ ...RULE, from_day: '2026-07-02' }]);
    harness.clock.set('2026-07-01T15:59:59.999Z');
    await tip(creator, 100);
    harness.clock.set('2026-07-02T04:00:00.000Z');
    expect(await bookDays(harness.deps)).toBe(0);
  });

  it('is put aside once the day is over for an hour, of what came between its midnights', async () => {
    harness.clock.set('2026-07-01T16:00:00.000Z');
    await tip(creator, 100);
    harness.clock.set('2026-07-02T15:59:59.999Z');
    await tip(creator, 33);
    harness.clock.set('2026-07-02T16:00:00.000Z');
    await tip(creator, 100);
    harness.clock.set('2026-07-02T16:59:59.999Z');
    expect(await bookDays(harness.deps)).toBe(0);
    harness.clock.advance(1);
    const revenue = await balanceOf(accounts.platformRevenue);
    const booked = await Promise.all([1, 2, 3].map(() => bookDays(harness.deps)));
    expect(booked.toSorted()).toEqual([0, 0, 1]);
    // 3,990 × 1,200 / 11,200 is 427.5.
    expect(await days()).toEqual([{ day: '2026-07-02', share_centavos: 3_990, vat_centavos: 427 }]);
    expect([await balanceOf(accounts.taxPayable), await balanceOf(accounts.revenueVat)]).toEqual([427, -427]);
    expect(await balanceOf(accounts.platformRevenue)).toBe(revenue);
    expect(await bookDays(harness.deps)).toBe(0);
  });

  it('is made up for where days were missed, by the rule of each day and of none where that is off', async () => {
    await setRule('2026-07-04', { is_on: false });
    await setRule('2026-07-05', { rate_basis_points: 1_000 });
    for (const day of [4, 5, 6]) {
      harness.clock.set(`2026-07-0${day}T04:00:00.000Z`);
      await tip(creator, 100);
    }
    harness.clock.set('2026-07-07T04:00:00.000Z');
    expect(await bookDays(harness.deps)).toBe(3);
    expect((await days()).slice(1)).toEqual([
      { day: '2026-07-03', share_centavos: 3_000, vat_centavos: 321 },
      { day: '2026-07-05', share_centavos: 3_000, vat_centavos: 272 },
      { day: '2026-07-06', share_centavos: 3_000, vat_centavos: 272 },
    ]);
  });

  it('comes back on the day on which a fee does, also where that is more than was earned', async () => {
    await call('PUT', '/payouts/settings', creator, GCASH);
    const { id } = (await call('POST', '/payouts/instant', creator, {})).json().payout;
    await look();
    payoutSender.end(id, { state: 'arrived' });
    await look();
    harness.clock.advance(DAY_MS);
    expect(await bookDays(harness.deps)).toBe(1);
    expect((await days()).at(-1)).toEqual({ day: '2026-07-07', share_centavos: 1_500, vat_centavos: 136 });
    payoutSender.end(id, { state: 'returned', reason: 'account', code: 'INVALID_DESTINATION' });
    harness.clock.advance(6 * DAY_MS);
    await look();
    harness.clock.advance(DAY_MS);
    expect(await bookDays(harness.deps)).toBe(7);
    expect((await days()).slice(-2)).toEqual([
      { day: '2026-07-13', share_centavos: 0, vat_centavos: 0 },
      { day: '2026-07-14', share_centavos: -1_500, vat_centavos: -136 },
    ]);
    const { payable, months } = await read();
    expect([payable, months]).toEqual([12.92, [{ month: '2026-07', share: 129.9, vat: 12.92 }]]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('goes on after it failed, with nothing half done', async () => {
    await tip(creator, 100);
    harness.clock.advance(DAY_MS);
    const done = (await days()).length;
    const post = () => Promise.reject(new Error('killed'));
    const broken = { ...harness.deps, ledger: { ...harness.deps.ledger, post } };
    await expect(bookDays(broken)).rejects.toThrow('killed');
    expect(await days()).toHaveLength(done);
    expect(await bookDays(harness.deps)).toBe(1);
    expect((await days()).at(-1)).toEqual({ day: '2026-07-15', share_centavos: 3_000, vat_centavos: 272 });
  });

  it('is not of what an erased account left', async () => {
    const undone = new Error('undone');
    const { clock, db, ids, ledger } = harness.deps;
    const today = philippineTime(clock.now()).slice(0, 10);
    let shares: number[] = [];
    const run = inTransaction(db, async (tx) => {
      const before = await sumShare(tx, today);
      const entry = systemEntry('forfeit', ids.next(), await readSettings(tx), {
        valueCentavos: 100,
        postings: [{ from: accounts.creatorPayable(creator.id), to: accounts.platformRevenue, amount: 100 }],
      });
      demandPosted(await ledger.post(tx, entry), 'forfeit');
      shares = [before, await sumShare(tx, today)];
      throw undone;
    });
    await expect(run).rejects.toBe(undone);
    expect(shares).toEqual([0, 0]);
  });

  it('is for finance alone', async () => {
    const support = await harness.factory.admin({ role: 'support' });
    const codes = [support, creator].map(
      async (who) => expectRefusal(await call('GET', '/admin/vat', who)).code,
    );
    expect(await Promise.all(codes)).toEqual(['other_part', 'admins_only']);
  });
});

const FOLLOWS = 'vat-follows-its-rules';
const RECORD = 'vat-rules-are-on-record';
const idOf = (day: string) => `(select id from vat_days where day = '${day}')`;
const entryOf = (day: string) => `(select id from ledger_entries where key = 'vat:' || ${idOf(day)})`;
const row = (day: string, set: string) => `update vat_days set ${set} where day = '${day}'`;
const drop = (day: string) =>
  `delete from ledger_postings where entry_id = ${entryOf(day)}; delete from ledger_entries where id = ${entryOf(day)}`;

const CORRUPTIONS: Corruption[] = [
  [
    'less is put aside, row and entry alike',
    FOLLOWS,
    () => `update ledger_postings set amount = amount - 100 where entry_id = ${entryOf('2026-07-02')};
      update ledger_entries set value_centavos = value_centavos - 100 where id = ${entryOf('2026-07-02')};
      ${row('2026-07-02', 'vat_centavos = vat_centavos - 100')}`,
  ],
  ['a day is said to have earned less', FOLLOWS, () => row('2026-07-02', 'share_centavos = 3000')],
  ['a day is of another rate', FOLLOWS, () => row('2026-07-05', 'rate_bp = 1200')],
  [
    'a day is forgotten, and its entry',
    FOLLOWS,
    () => `${drop('2026-07-03')}; delete from vat_days where day = '2026-07-03'`,
  ],
  ['the entry of a day is gone', FOLLOWS, () => drop('2026-07-03')],
  [
    'a day is forgotten, and its entry is there',
    FOLLOWS,
    () => `delete from vat_days where day = '2026-07-03'`,
  ],
  [
    'a day is booked twice',
    FOLLOWS,
    () => {
      const id = newId(harness);
      return copyEntry(entryOf('2026-07-03'), id, { key: `'vat:' || ${id}`, subject_id: id });
    },
  ],
  ['a day is taken back', FOLLOWS, () => reverseOf(entryOf('2026-07-03'), newId(harness))],
  [
    'what was put aside came out of revenue',
    FOLLOWS,
    () => `update ledger_postings set from_account = 'PHP:revenue' where entry_id = ${entryOf('2026-07-03')}`,
  ],
  [
    'something else is paid into what is owed',
    FOLLOWS,
    () =>
      `update ledger_postings set to_account = 'PHP:tax_payable' where starts_with(to_account, 'PHP:revenue') and to_account <> 'PHP:revenue_vat'
        and entry_id = (select id from ledger_entries where reason = 'tip' order by id limit 1)`,
  ],
  ['a day in which no rule was on is taxed', FOLLOWS, () => row('2026-07-03', `day = '2026-07-04'`)],
  [
    'an entry is of another day',
    FOLLOWS,
    () =>
      `update ledger_entries set created_at = created_at + interval '1 day' where id = ${entryOf('2026-07-03')}`,
  ],
  [
    'a sale is moved to the day before the rule',
    FOLLOWS,
    () =>
      `update ledger_entries set created_at = created_at - interval '1 day' where reason = 'tip' and (created_at at time zone 'Asia/Manila')::date = '2026-07-02'`,
  ],
  [
    'a day was not over',
    FOLLOWS,
    () =>
      `alter table vat_days drop constraint vat_days_over; ${row('2026-07-03', `posted_at = '2026-07-03T04:00:00Z'`)}`,
  ],
  ['a rule has another rate', FOLLOWS, () => 'update vat_rules set rate_bp = 1300'],
  ['a rule is gone', FOLLOWS, () => `delete from vat_rules where from_day = '2026-07-05'`],
  ['a rule has another source', RECORD, () => `update vat_rules set source = 'none'`],
  ['a rule that nothing follows is gone', RECORD, () => 'update vat_rules set id = gen_random_uuid()'],
  [
    'a rule began before it was written',
    RECORD,
    () =>
      'alter table vat_rules drop constraint vat_rules_ahead; update vat_rules set from_day = from_day - 2',
  ],
];

describe('VAT that was cooked', () => {
  it('is in order before', async () => {
    expect(await tripped(harness, `update tips set message = 'x'`)).toEqual([]);
  });

  it.each(CORRUPTIONS)('is found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
