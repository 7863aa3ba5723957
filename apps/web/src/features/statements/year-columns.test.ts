import { expect, it } from 'vitest';
import { columnsOf, figureOf, type YearMonth } from './year-columns.ts';

const line = (kind: YearMonth['lines'][number]['kind'], amount: number, gross: number | null = null) => ({
  kind,
  count: 1,
  gross,
  fees: gross === null ? null : gross - amount,
  amount,
});
const month = (lines: YearMonth['lines'], opening = 0, closing = 0): YearMonth => ({
  ...{ month: '2027-01', is_open: false, earned: 0, paid_out: 0 },
  ...{ opening, closing, lines },
});
const FULL = month(
  [
    ...[line('unlocks', 0.7, 1), line('tips', 0.1, 0.2), line('commission', 0.2)],
    ...[
      line('given_back', 0.3),
      line('taken_back', -0.1),
      line('payouts_sent', -1),
      line('payouts_back', 0.5),
    ],
    ...[line('tax_withheld', -0.2), line('tax_returned', 0.1), line('forfeited', -0.05), line('other', 0.01)],
  ],
  10,
  10.56,
);

it('leads from what was owed at the beginning of a month to its end, without a gap and without an error of sums', () => {
  const columns = columnsOf([FULL]);
  expect(columns).toEqual([
    ...['paid', 'kept', 'yours', 'commission', 'back', 'payouts', 'tax', 'rest', 'closing'],
  ]);
  const figures = Object.fromEntries(columns.map((name) => [name, figureOf(name, FULL)]));
  expect(figures).toEqual({
    ...{ paid: 1.2, kept: -0.4, yours: 0.8, commission: 0.2, back: 0.2 },
    ...{ payouts: -0.5, tax: -0.1, rest: -0.04, closing: 10.56 },
  });
  const { yours = 0, commission = 0, back = 0, payouts = 0, tax = 0, rest = 0 } = figures;
  expect(FULL.opening + yours + commission + back + payouts + tax + rest).toBeCloseTo(FULL.closing, 9);
});

it('leaves out what no month of the year has', () => {
  expect(columnsOf([month([])])).toEqual(['paid', 'kept', 'yours', 'closing']);
  expect(columnsOf([month([]), month([line('tax_returned', 1)])])).toContain('tax');
});
