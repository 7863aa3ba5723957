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
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { usePayouts } from '../payouts/payouts.fixture.ts';
import { bookDays } from './book-days.ts';

/** VAT is paid to the tax office by quarter (P803), at 12 % within ₱30.00 of each tip of 100 credits. Everything here follows the one before. */
const { harness, call, tip } = usePayouts();
let [first, second] = [] as unknown as [Person, Person];
let creator: Person;

const PAID = { quarter: '2026-Q3', input_vat: 0, paid_on: '2026-10-01', reference: 'eFPS 1' };
const remit = (by: Person, more: object = {}) =>
  call('POST', '/admin/vat/remittances', by, { ...PAID, ...more });
const takeBack = (by: Person, id: string) =>
  call('POST', `/admin/tax/remittances/${id}/take-back`, by, { reason: 'Another amount' });
const quarters = async () => (await call('GET', '/admin/vat', first)).json().vat.quarters;
const balance = async (account: 'taxPayable' | 'inputVat' | 'bank') =>
  (await readFigures(harness.deps.db, accounts[account])).balance / 100;
const laws = async () => (await checkInvariants(harness.deps.db)).map(({ law }) => law);

/** Sessions end with the months: two others are of finance, and nobody who was before. */
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

beforeAll(async () => {
  await changeShift('2026-09-28T04:00:00.000Z');
  creator = await harness.factory.creator();
  const rule = { from_day: '2026-09-29', is_on: true, rate_basis_points: 1_200, source: 'NIRC section 108' };
  await call('POST', '/admin/vat/rules', first, rule);
  harness.clock.set('2026-09-29T04:00:00.000Z');
  await tip(creator, 1_000);
  harness.clock.set('2026-09-30T15:59:59.999Z');
  await tip(creator, 100);
});

describe('a quarter of VAT', () => {
  it('is not paid before it is over for an hour and each of its days is put aside', async () => {
    expect(await bookDays(harness.deps)).toBe(1);
    expect(await quarters()).toMatchObject([
      { quarter: '2026-Q3', put_aside: 32.14, owed: 32.14, due_on: '2026-10-25', state: 'running' },
    ]);
    harness.clock.set('2026-09-30T17:00:00.000Z');
    expect(expectRefusal(await remit(first)).detail).toContain('not over yet');
    expect(await bookDays(harness.deps)).toBe(1);
    expect(await quarters()).toMatchObject([{ owed: 35.35, state: 'open', is_late: false }]);
  });

  it.each([
    ['quarter', '2026-Q5'],
    ['quarter', '2026-07'],
    ['paid_on', '2026-09-30'],
    ['paid_on', '2026-10-02'],
    ['input_vat', 35.36],
    ['input_vat', -1],
  ])('is refused by its field: %s of %j', async (field, value) => {
    expect(Object.keys(expectRefusal(await remit(first, { [field]: value })).errors ?? {})).toEqual([field]);
  });

  it('is not owed for a quarter without any', async () => {
    const refusal = expectRefusal(await remit(first, { quarter: '2026-Q2', paid_on: '2026-07-20' }));
    expect(refusal.code).toBe('remittance_not_owed');
  });

  it('is paid once by two who press at once: out of the bank but for what suppliers were paid', async () => {
    const both = await Promise.all([remit(first, { input_vat: 5.35 }), remit(second, { input_vat: 5.35 })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect([await balance('taxPayable'), await balance('bank'), await balance('inputVat')]).toEqual([
      0, 30, 5.35,
    ]);
    expect(await quarters()).toMatchObject([
      { state: 'remitted', remittance: { amount: 35.35, input_vat: 5.35, paid_on: '2026-10-01' } },
    ]);
    expect(await laws()).toEqual([]);
  });

  it('is taken back with what suppliers were paid, and paid anew: all of it by suppliers', async () => {
    const [{ remittance }] = await quarters();
    expect((await takeBack(second, remittance.id)).json()).toMatchObject({ is_taken_back: true });
    expect([await balance('taxPayable'), await balance('bank'), await balance('inputVat')]).toEqual([
      35.35, 0, 0,
    ]);
    expect((await remit(first, { input_vat: 35.35 })).statusCode).toBe(201);
    expect([await balance('taxPayable'), await balance('bank'), await balance('inputVat')]).toEqual([
      0, 0, 35.35,
    ]);
    expect(await laws()).toEqual([]);
  });

  it('is for finance alone', async () => {
    const support = await harness.factory.admin({ role: 'support' });
    expect(expectRefusal(await remit(support)).code).toBe('other_part');
  });

  it('above the limit of payouts is for two, who say the same of what suppliers were paid', async () => {
    await harness.deps.db.updateTable('platform_settings').set({ payout_two_person_centavos: 100 }).execute();
    await tip(creator, 100);
    await changeShift('2026-12-31T17:00:00.000Z');
    expect(await bookDays(harness.deps)).toBe(92);
    const last = { quarter: '2026-Q4', paid_on: '2027-01-01', input_vat: 1 };
    expect((await remit(first, last)).json()).toMatchObject({ is_remitted: false });
    expect((await quarters())[0]).toMatchObject({ state: 'asked', due_on: '2027-01-25' });
    expect(expectRefusal(await remit(second, { ...last, input_vat: 2 })).errors).toHaveProperty('input_vat');
    expect((await remit(second, last)).json()).toMatchObject({ is_remitted: true });
  });
});

const LAW = 'remittances-are-booked';
const one = (where: string) => `(select id from tax_remittances where ${where} order by id limit 1)`;
const stands = one(`back_at is null and month = '2026-07-01'`);
const entry = entryAbout('tax_remittance', `${one(`month = '2026-10-01'`)}::text`);

const CORRUPTIONS: Corruption[] = [
  [
    'more is said to have been paid to suppliers than is booked',
    LAW,
    () => `update tax_remittances set input_centavos = input_centavos + 50 where month = '2026-10-01'`,
  ],
  [
    'what suppliers were paid is moved to the bank',
    'settlements-are-booked',
    () =>
      `update ledger_postings set to_account = 'PHP:bank' where entry_id = ${entry} and to_account = 'PHP:input_vat'`,
  ],
  [
    'it is of another quarter',
    LAW,
    () => `update tax_remittances set month = '2026-04-01' where id = ${stands}`,
  ],
  [
    'it is of the tax that was withheld',
    LAW,
    () =>
      `alter table tax_remittances drop constraint tax_remittances_input; update tax_remittances set tax = 'withheld' where id = ${stands}`,
  ],
  [
    'it was booked twice',
    'vat-follows-its-rules',
    () => {
      const id = newId(harness);
      return copyEntry(entry, id, { key: `'vat:' || ${id}`, reason: `'vat'`, subject_id: id });
    },
  ],
  ['it is taken back in the books', LAW, () => reverseOf(entry, newId(harness))],
];

describe('remittances of VAT that were cooked', () => {
  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
