import { beforeAll, describe, expect, it } from 'vitest';
import { addUpAll } from '../src/modules/books/books.fixture.ts';
import { closeMonth } from '../src/modules/books/close-month.ts';
import { type Corruption, tripped } from './cook-books.ts';
import { useHarness } from './harness.ts';

/** Days and months of the books, cooked by somebody who has the database and keeps every posting right. */
const harness = useHarness();

beforeAll(async () => {
  const { factory, clock } = harness;
  for (const month of ['04', '05', '06']) {
    clock.set(`2027-${month}-10T00:00:00.000Z`);
    await factory.fan({ credits: 100 });
  }
  await addUpAll(harness);
  clock.set('2027-07-01T00:00:00.000Z');
  const { id } = await factory.admin();
  for (const month of ['2027-04', '2027-05'])
    expect(await closeMonth(harness.deps, { month, adminId: id, from: '127.0.0.1' })).toMatch(/^by one/);
});

const DAYS = 'days-are-added-up';
const MONTHS = 'closed-months-stay';
const ofMay = `month = '2027-05-01' and account`;

const CORRUPTIONS: Corruption[] = [
  [
    'a day moved more on both sides',
    DAYS,
    () => `update book_days set debit = debit + 1 where day = '2027-05-10' and account = 'issuer';
      update book_days set credit = credit + 1 where day = '2027-05-10' and account = 'wallet'`,
  ],
  [
    'what moved is of the day after',
    DAYS,
    () => `update book_days set day = day + 1 where day = '2027-05-10'`,
  ],
  ['a kind of account is left out', DAYS, () => `delete from book_days where account = 'deposits'`],
  [
    'a day is there on which nothing moved',
    DAYS,
    () => `insert into book_days values ('2027-05-11', 'PHP', 'revenue', 0, 5)`,
  ],
  [
    'a closed month ends with more on both sides',
    MONTHS,
    () => `update book_month_accounts set credit = credit + 1, closing = closing + 1 where ${ofMay} = 'wallet';
      update book_month_accounts set debit = debit + 1, closing = closing - 1 where ${ofMay} = 'issuer'`,
  ],
  [
    'a closed month has lost an account',
    MONTHS,
    () => `delete from book_month_accounts where ${ofMay} = 'deposits'`,
  ],
  [
    'a closed month does not begin where the one before ended',
    MONTHS,
    () =>
      `update book_month_accounts set opening = opening - 5, closing = closing - 5 where ${ofMay} = 'wallet'`,
  ],
  [
    'a month in the middle is open again',
    MONTHS,
    () => `delete from book_month_accounts where month = '2027-04-01';
      update book_months set closed_at = null, closed_by = null, until_posting = null where month = '2027-04-01'`,
  ],
  [
    'an entry is said to have missed a month that it was in time for, its day with it',
    MONTHS,
    () => `insert into book_late_entries select id, '2027-06-01', '2027-05-01' from ledger_entries where created_at < '2027-05-31' and created_at > '2027-05-01';
      update book_days set day = '2027-06-01' where day = '2027-05-10'`,
  ],
  [
    'less is said to be added up than is',
    DAYS,
    () => 'update book_reach set until_posting = until_posting - 1',
  ],
];

describe('days and months that were cooked', () => {
  it('are in order before', async () => {
    expect(await tripped(harness, `update users set full_name = full_name`)).toEqual([]);
  });

  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
