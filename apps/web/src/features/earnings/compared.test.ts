import { expect, it } from 'vitest';
import { changeInPercent } from '../../ui/chart/change-in-percent.ts';
import { comparedPesos } from './compared.ts';
import { earningsTexts } from './earnings.texts.generated.ts';

it.each([
  [150, 100, '+50%'],
  [100, 100, '0%'],
  [0, 80, '\u2212100%'],
  [103_250, 5600, '+1,744%'],
  [10, 0, null],
])('%d after %d is %s', (now, before, change) => {
  expect(changeInPercent(now, before)).toBe(change);
});

it('says only what there was where nothing can be compared', () => {
  expect(comparedPesos(10, 0, earningsTexts.en)).toBe('₱0.00 by this day last month');
  expect(comparedPesos(150, 100, earningsTexts.en)).toBe('+50% · ₱100.00 by this day last month');
});
