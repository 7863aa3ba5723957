import { beforeAll, describe, expect, it } from 'vitest';
import { addUpAll } from '../src/modules/books/books.fixture.ts';
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
});

const DAYS = 'days-are-added-up';

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
