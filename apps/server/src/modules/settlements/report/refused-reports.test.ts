import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { upload } from '../settlements.fixture.ts';
import { payMongoCsv, payPalCsv } from './reports.fixture.ts';

/** Files that are no report, or not whole (P751). Fake: providers and clock. */
const harness = useHarness();
let admin: Person;
beforeAll(async () => {
  admin = await harness.factory.admin();
});

const rows = [
  { id: 'A1', amount: 10_000, fee: 250 },
  { id: 'A2', amount: 20_000, fee: 500 },
];
const payPal = payPalCsv(rows);
const payMongo = payMongoCsv(rows);
const without = (csv: string, column: string) => csv.replace(column, 'Other');

const REFUSED: [what: string, csv: string, words: string][] = [
  ['a picture’s bytes', '\u0089PNG\r\n\u001a\n0000', 'neither'],
  ['another table', 'Name,Email\nAda,ada@example.com\n', 'neither'],
  ['PayPal’s, cut in a row', payPal.slice(0, payPal.indexOf('"A2"') + 30), 'is cut off'],
  ['PayPal’s, cut between rows', payPal.slice(0, payPal.indexOf('"SC"')), 'is cut off'],
  ['PayPal’s, with a row missing', payPalCsv(rows.slice(1), 2), 'has 2 rows here, but it has 1'],
  [
    'PayPal’s, with a row too many',
    payPalCsv([...rows, { id: 'A3', amount: 1 }], 2),
    'has 2 rows here, but it has 3',
  ],
  ['PayPal’s, with something behind its end', `${payPal}"SB","A9"\n`, 'cannot be read'],
  ['PayPal’s, without a column', without(payPal, 'Gross Transaction Amount'), '“Gross Transaction Amount”'],
  ['PayPal’s, with an amount in letters', payPal.replace('10000', 'ten'), 'cannot be read'],
  ['PayPal’s, with a day that is none', payPal.replace('2026/06/14 09', '2026/16/14 09'), 'cannot be read'],
  ['PayMongo’s, cut in a row', payMongo.slice(0, payMongo.lastIndexOf(',PHP')), 'Row 3'],
  ['PayMongo’s, without a column', without(payMongo, 'Currency'), '“Currency”'],
  ['PayMongo’s, with a row that does not add up', payMongo.replace('97.50', '97.05'), 'Row 2'],
  ['PayMongo’s, with a quotation mark that never ends', `${payMongo}"A3`, 'is cut off'],
  ['an empty file', '', 'no row'],
  ['PayMongo’s, with nothing in it', payMongoCsv([]), 'no row'],
  ['with a NUL in an id', payMongo.replace('A2', 'A\u0000'), 'Row 3'],
];

describe('a report is refused whole, in words', () => {
  it.each(REFUSED)('when it is %s', async (_what, csv, words) => {
    const { status, code, detail } = await upload(harness, admin, csv);
    expect([status, code]).toEqual([422, 'settlement_report_rejected']);
    expect(detail).toContain(words);
    for (const table of ['settlement_reports', 'settlement_staging', 'settlement_rows'] as const) {
      const { count } = await harness.deps.db
        .selectFrom(table)
        .select((q) => q.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      expect(Number(count), table).toBe(0);
    }
  });

  it('when a moderator or a fan sends one', async () => {
    const moderator = await harness.factory.admin({ role: 'moderator' });
    expect((await upload(harness, moderator, payPal)).status).toBe(403);
    expect((await upload(harness, await harness.factory.fan(), payPal)).status).toBe(403);
  });
});
