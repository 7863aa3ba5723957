import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Corruption,
  copyEntry,
  entryAbout,
  newId,
  reverseOf,
  tripped,
} from '../../../test/cook-books.ts';
import type { Person } from '../../../test/factory.ts';
import { FakeSender } from '../../../test/fake-sender.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { usePayouts } from './payouts.fixture.ts';
import { sendPayouts } from './send-payouts.ts';

/** What was withheld is paid to the tax office by month (P791, P792): 1 % of half of everything. Fake: the company that sends, and the clock. */
const payoutSender = new FakeSender();
const { harness, call, earner, tip } = usePayouts({ payoutSender });
let [first, second] = [] as unknown as [Person, Person];

const PAID = { month: '2026-06', paid_on: '2026-07-01', reference: 'eFPS 1' };
const remit = (by: Person, more: object = {}) =>
  call('POST', '/admin/tax/remittances', by, { ...PAID, ...more });
const takeBack = (by: Person, id: string, reason = 'Another amount') =>
  call('POST', `/admin/tax/remittances/${id}/take-back`, by, { reason });
const taxNow = async () => (await call('GET', '/admin/tax', first)).json().tax;
const monthNow = async (month: string) =>
  (await taxNow()).months.find((each: { month: string }) => each.month === month);
const balance = async (account: keyof typeof accounts) =>
  (await readFigures(harness.deps.db, accounts[account] as never)).balance / 100;
const laws = async () => (await checkInvariants(harness.deps.db)).map(({ law }) => law);

async function look() {
  harness.clock.advance(60_000);
  await sendPayouts(harness.deps);
}

/** At once, of so many credits' worth of tips. */
async function paidOut(credits: number, who?: Person): Promise<{ id: string; creator: Person }> {
  const creator = who ?? (await earner(credits));
  if (who) await tip(creator, credits);
  const answer = await call('POST', '/payouts/instant', creator, {});
  expect(answer.statusCode, answer.body).toBe(201);
  const { id } = answer.json().payout;
  await look();
  payoutSender.end(id, { state: 'arrived' });
  await look();
  return { id, creator };
}

async function change(figures: object) {
  const owner = await harness.factory.admin();
  const { version } = (await call('GET', '/admin/settings', owner)).json().settings;
  const answer = await call('PUT', '/admin/settings', owner, { version, ...figures });
  expect(answer.statusCode, answer.body).toBe(200);
  // One who may, too, is another second person.
  await harness.deps.db
    .updateTable('users')
    .set({ staff_role: 'support' })
    .where('id', '=', owner.id)
    .execute();
}

/** Months pass, and with them sessions: two others are of finance, and nobody who was before. */
async function changeShift(at: string) {
  harness.clock.set(at);
  await harness.deps.db
    .updateTable('users')
    .set({ staff_role: 'support' })
    .where('user_type', '=', 'admin')
    .execute();
  const { factory } = harness;
  [first, second] = [await factory.admin({ role: 'finance' }), await factory.admin({ role: 'finance' })];
}

let late: string;
beforeAll(async () => {
  await changeShift('2026-06-14T04:00:00.000Z');
  await call('POST', '/admin/tax/withholding-rules', first, {
    ...{ from_day: '2026-06-15', is_on: true, rate_basis_points: 100, share_basis_points: 5_000 },
    ...{ threshold: 0, source: 'RR 16-2023' },
  });
  harness.clock.set('2026-06-20T04:00:00.000Z');
  // Of 700 pesos 3.50, of 1,400 seven.
  await paidOut(1_000);
  late = (await paidOut(2_000)).id;
});

describe('a month of what was withheld', () => {
  it('is not paid before it is over for an hour, nor where nothing is owed', async () => {
    expect(await monthNow('2026-06')).toMatchObject({
      ...{ withheld: 10.5, returned: 0, brought: 0, owed: 10.5, state: 'running', remittance: null },
      ...{ due_on: '2026-07-31', form: '1601-EQ' },
    });
    harness.clock.set('2026-06-30T16:59:00.000Z');
    expect(expectRefusal(await remit(first)).detail).toContain('not over yet');
    harness.clock.set('2026-06-30T17:00:00.000Z');
    expect(expectRefusal(await remit(first, { month: '2026-05' })).code).toBe('remittance_not_owed');
    for (const paid_on of ['2026-07-02', '2026-06-30'])
      expect(expectRefusal(await remit(first, { paid_on })).errors).toHaveProperty('paid_on');
    expect((await monthNow('2026-06')).state).toBe('open');
  });

  it('is paid once by two who press at once, out of the bank', async () => {
    const bank = await balance('bank');
    const answers = await Promise.all([remit(first), remit(second), remit(first)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    expect(await balance('withholdingPayable')).toBe(0);
    expect((await balance('bank')) - bank).toBe(10.5);
    expect(await monthNow('2026-06')).toMatchObject({
      state: 'remitted',
      remittance: { amount: 10.5, paid_on: '2026-07-01', reference: 'eFPS 1', back_asked: null },
    });
    expect(expectRefusal(await remit(second)).code).toBe('remittance_decided');
    expect(await laws()).toEqual([]);
  });

  it('makes the next smaller by what came back after it was paid', async () => {
    harness.clock.set('2026-07-10T04:00:00.000Z');
    payoutSender.end(late, { state: 'returned', reason: 'account', code: 'INVALID_DESTINATION' });
    await look();
    expect(await taxNow()).toMatchObject({
      payable: -7,
      months: [{ month: '2026-07', returned: 7, owed: 0 }, {}],
    });
    await changeShift('2026-08-10T04:00:00.000Z');
    expect((await monthNow('2026-07')).state).toBe('nothing');
    await paidOut(3_000);
    harness.clock.set('2026-09-02T04:00:00.000Z');
    expect(await monthNow('2026-08')).toMatchObject({
      withheld: 10.5,
      brought: -7,
      owed: 3.5,
      state: 'open',
    });
    expect((await remit(first, { month: '2026-08', paid_on: '2026-09-02' })).statusCode).toBe(201);
    expect([await balance('withholdingPayable'), await laws()]).toEqual([0, []]);
  });

  it('is taken back once by a reversing entry, with a reason, and paid anew', async () => {
    const { id } = (await monthNow('2026-08')).remittance;
    expect(expectRefusal(await takeBack(first, id, ' ')).errors).toHaveProperty('reason');
    const answers = await Promise.all([takeBack(first, id), takeBack(second, id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await monthNow('2026-08')).toMatchObject({ state: 'open', remittance: null });
    expect(await balance('withholdingPayable')).toBe(3.5);
    expect(expectRefusal(await takeBack(first, id)).code).toBe('take_back_refused');
    expect(expectRefusal(await takeBack(first, harness.deps.ids.next())).code).toBe('remittance_not_found');
    expect((await remit(first, { month: '2026-08', paid_on: '2026-09-02' })).statusCode).toBe(201);
    expect(await laws()).toEqual([]);
  });

  it('above the limit of payouts is for two, who say the same, and taken back by two', async () => {
    await changeShift('2026-09-10T04:00:00.000Z');
    await change({ payout_two_person_limit: 5 });
    await paidOut(2_000);
    harness.clock.set('2026-10-02T04:00:00.000Z');
    const more = { month: '2026-09', paid_on: '2026-10-02' };
    expect((await remit(first, more)).json()).toMatchObject({ is_remitted: false });
    expect([(await monthNow('2026-09')).state, await balance('withholdingPayable')]).toEqual(['asked', 7]);
    expect(expectRefusal(await remit(first, more)).code).toBe('remittance_needs_second');
    expect(expectRefusal(await remit(second, { ...more, reference: 'eFPS 2' })).errors).toHaveProperty(
      'reference',
    );
    const both = await Promise.all([remit(second, more), remit(second, more)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const { id } = (await monthNow('2026-09')).remittance;
    expect((await takeBack(second, id)).json()).toMatchObject({ is_taken_back: false });
    expect((await monthNow('2026-09')).remittance.back_asked.reason).toBe('Another amount');
    expect(expectRefusal(await takeBack(second, id)).code).toBe('remittance_needs_second');
    expect((await takeBack(first, id)).json()).toMatchObject({ is_taken_back: true });
    expect([await balance('withholdingPayable'), await laws()]).toEqual([7, []]);
    harness.clock.set('2026-10-31T15:59:00.000Z');
    expect(await monthNow('2026-09')).toMatchObject({ state: 'open', is_late: false });
    harness.clock.set('2026-10-31T16:00:00.000Z');
    expect(await monthNow('2026-09')).toMatchObject({ state: 'open', is_late: true });
  });

  it('is for finance alone', async () => {
    const support = await harness.factory.admin({ role: 'support' });
    expect(expectRefusal(await remit(support)).code).toBe('other_part');
  });
});

const LAW = 'remittances-are-booked';
const BANK = 'settlements-are-booked';
const one = (where: string) => `(select id from tax_remittances where ${where} order by id limit 1)`;
const stands = one('done_at is not null and back_at is null');
const back = one('back_at is not null');
const entry = (of: string) => entryAbout('tax_remittance', `${of}::text`);
const reversal = `(select id from ledger_entries where reverses = ${entry(back)})`;
const drop = (of: string) =>
  `create temp table gone on commit drop as select ${of} as id; delete from ledger_postings where entry_id in (select id from gone); delete from ledger_entries where id in (select id from gone)`;

const CORRUPTIONS: Corruption[] = [
  [
    'another amount is said, row and entry alike',
    LAW,
    () =>
      `update ledger_entries set value_centavos = value_centavos - 100 where id = ${entry(stands)}; update ledger_postings set amount = amount - 100 where entry_id = ${entry(stands)};
     update tax_remittances set centavos = centavos - 100 where id = ${stands}`,
  ],
  [
    'it is of another month',
    LAW,
    () =>
      `alter table tax_remittances drop constraint tax_remittances_check; update tax_remittances set month = '2026-07-01' where id = ${stands}`,
  ],
  ['it is in no books', LAW, () => drop(entry(stands))],
  [
    'it is in the books, and only asked',
    LAW,
    () => `update tax_remittances set done_by = null, done_at = null where id = ${stands}`,
  ],
  ['it is in the books for nobody', LAW, () => `delete from tax_remittances where id = ${stands}`],
  [
    'it was booked twice',
    LAW,
    () => {
      const id = newId(harness);
      return copyEntry(entry(stands), id, { key: `'tax_remittance:' || ${id}`, subject_id: id });
    },
  ],
  [
    'it went to the platform',
    BANK,
    () => `update ledger_postings set to_account = 'PHP:revenue' where entry_id = ${entry(stands)}`,
  ],
  [
    'it went to the platform, and its own law says so',
    LAW,
    () => `update ledger_postings set to_account = 'PHP:revenue' where entry_id = ${entry(stands)}`,
  ],
  [
    'another is said to have done it',
    LAW,
    () =>
      `update tax_remittances set done_by = (select id from users where user_type = 'fan' limit 1) where id = ${stands}`,
  ],
  [
    'it was paid by another reference than on record',
    LAW,
    () => `update tax_remittances set reference = 'another' where id = ${stands}`,
  ],
  [
    'it was paid before its month was over',
    LAW,
    () =>
      `alter table tax_remittances drop constraint tax_remittances_check; update tax_remittances set paid_on = month where id = ${stands}`,
  ],
  [
    'it was said before its month was over',
    LAW,
    () => `update tax_remittances set asked_at = asked_at - interval '60 days' where id = ${stands}`,
  ],
  [
    'a taking back is forgotten',
    LAW,
    () =>
      `drop index tax_remittances_month; update tax_remittances set back_at = null, back_by = null where id = ${back}`,
  ],
  ['a taking back is in no books', LAW, () => drop(reversal)],
  [
    'a taking back is forgotten, and the reversal says so',
    'reversals-mirror-their-cause',
    () =>
      `drop index tax_remittances_month; update tax_remittances set back_at = null, back_by = null where id = ${back}`,
  ],
  ['one that stands is taken back in the books', LAW, () => reverseOf(entry(stands), newId(harness))],
  [
    'another reason than on record took it back',
    LAW,
    () => `update tax_remittances set back_reason = 'another' where id = ${back}`,
  ],
  [
    'what was withheld is less',
    LAW,
    () =>
      `update ledger_entries set value_centavos = value_centavos - 50 where reason = 'payout_withhold' and created_at < '2026-07-01'`,
  ],
  [
    'what came back never came',
    LAW,
    () => drop(`(select id from ledger_entries where reason = 'payout_withhold_return')`),
  ],
  [
    'who did it is another in the books',
    LAW,
    () =>
      `update ledger_entries set actor_id = (select id from users where user_type = 'fan' limit 1) where id = ${entry(stands)}`,
  ],
];

describe('remittances that were cooked', () => {
  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
