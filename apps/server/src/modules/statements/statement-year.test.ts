import { describe, expect, it } from 'vitest';
import type { Statement } from './statement.ts';
import { isEmpty, statementYearOf } from './statement-year.ts';

const sale = (count: number, gross: number, amount: number) =>
  ({ kind: 'tips', count, gross, amount }) as const;
const paidOut = (amount: number) => ({ kind: 'payouts_sent', count: 1, gross: null, amount }) as const;
const MONTHS: Statement[] = [
  { month: '2027-01', opening: 500, closing: 1_200, lines: [sale(1, 1_000, 700)] },
  { month: '2027-02', opening: 1_200, closing: 0, lines: [paidOut(-1_200)] },
  { month: '2027-03', opening: 0, closing: 0, lines: [] },
  { month: '2027-04', opening: 0, closing: 210, lines: [sale(2, 300, 210)] },
];

describe('a year', () => {
  it('is the sums of its months, in the order of a statement, from the first opening to the last closing', () => {
    expect(statementYearOf(MONTHS)).toEqual({
      year: '2027',
      opening: 500,
      closing: 210,
      lines: [sale(3, 1_300, 910), paidOut(-1_200)],
      months: MONTHS,
    });
  });

  it('has nothing to say where nothing moved and nothing was owed', () => {
    expect(isEmpty(statementYearOf(MONTHS.slice(2, 3)))).toBe(true);
    expect(isEmpty(statementYearOf(MONTHS.slice(1, 3)))).toBe(false);
    expect(isEmpty({ opening: 0, closing: 1, lines: [] })).toBe(false);
  });
});
