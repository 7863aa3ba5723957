import { expect, it } from 'vitest';
import { isPercent, offerChecks, offersOf, offerValues } from './offer-values.ts';
import { offersTexts } from './offers.texts.generated.ts';

const NONE = {
  bundle_3_percent: null,
  bundle_6_percent: null,
  bundle_12_percent: null,
  trial_days: null,
  first_month_percent: null,
};

it.each([
  NONE,
  { ...NONE, bundle_3_percent: 10, bundle_12_percent: 50, trial_days: 14 as const },
  { ...NONE, first_month_percent: 40 },
])('gives back what is kept: %j', (offers) => {
  expect(offersOf(offerValues(offers))).toEqual(offers);
});

it('sends one way to begin alone, whatever was typed before', () => {
  const values = { ...offerValues({ ...NONE, first_month_percent: 40 }), introduction: '7' };
  expect(offersOf(values)).toEqual({ ...NONE, trial_days: 7 });
});

it('takes whole percents in bounds, and asks for one where a first month has none', () => {
  expect(['1', '50', ' 9 '].every((value) => isPercent(value, 1, 50))).toBe(true);
  expect(['0', '51', '9.5', '-1', '1e1', 'x'].some((value) => isPercent(value, 1, 50))).toBe(false);
  const checks = offerChecks(offersTexts.en);
  const values = { ...offerValues(NONE), introduction: 'first_month' };
  expect(checks.first_month_percent('', values)).toBe('A whole number from 1 to 90');
  expect(checks.first_month_percent('', offerValues(NONE))).toBeNull();
});
