import { CREDIT_PACKS } from '@likha/contract/limits';
import { describe, expect, it } from 'vitest';
import { settingsTexts } from './settings.texts.generated.ts';
import {
  bodyOf,
  changedIn,
  draftOf,
  type FieldName,
  firstProblem,
  ownErrors,
  problemsOf,
  type Settings,
  written,
} from './settings-form.ts';

const settings: Settings = {
  version: 3,
  changed_by: null,
  changed_at: null,
  creator_percentage: 70,
  commission_percentage: 10,
  max_earnings_per_creator: 250_000,
  validity_months: 12,
  min_transaction: 50,
  min_payout_threshold: 500,
  payout_two_person_limit: 50_000,
  payout_instant_daily_limit: 10_000,
  payout_instant_fee: 15,
  php_per_foreign_unit: 0,
  foreign_currency: 'USD',
  foreign_rate_at: null,
  settlement_days: 7,
  earnings_hold_days: 7,
  earnings_reserve_percentage: 0,
  earnings_reserve_days: 90,
  restitution_creator_percentage: 100,
  strike_limit: 3,
  strike_window_days: 90,
  strike_first_days: 7,
  strike_second_days: 30,
  custom_credits_min: 10,
  custom_credits_max: 10_000,
  accounts_per_payer: 3,
  packs: CREDIT_PACKS.map(({ id, name, credits, bonus }) => ({ id, name, credits, bonus })),
};
const draft = draftOf(settings);

it('sends what changed, and all packs where one did', () => {
  expect(bodyOf(changedIn(draft, settings), settings)).toEqual({});
  expect(bodyOf(changedIn({ ...draft, min_transaction: '75.50 ' }, settings), settings)).toEqual({
    min_transaction: 75.5,
  });
  const { packs } = bodyOf(changedIn({ ...draft, popular_bonus: '75' }, settings), settings);
  expect(packs).toHaveLength(4);
  expect(packs?.[1]).toEqual({ id: 'popular', credits: 500, bonus: 75 });
});

describe('what is wrong', () => {
  const t = settingsTexts.en;
  it.each([
    ['commission_percentage', '0', 'Commission percentage must be between 1% and 50%'],
    ['commission_percentage', '51', 'Commission percentage must be between 1% and 50%'],
    ['commission_percentage', '31', 'Creators and affiliates together cannot get more than 100%'],
    [
      'max_earnings_per_creator',
      '9999.99',
      'Enter an amount from ₱10,000.00 to ₱100,000,000.00, with at most two decimals',
    ],
    ['validity_months', '25', 'Enter a whole number from 1 to 24'],
    ['validity_months', '1.5', 'Enter a whole number from 1 to 24'],
    ['min_payout_threshold', '', 'Enter an amount from ₱100.00 to ₱1,000,000.00, with at most two decimals'],
    ['mega_bonus', '-1', 'Enter a whole number from 0 to 100,000'],
  ])('%s of %j', (field, text, words) => {
    expect(problemsOf({ ...draft, [field]: text }, t)).toEqual({ [field]: words });
  });

  it('is said of the first field on the screen, by its label', () => {
    const problems = problemsOf({ ...draft, earnings_reserve_days: '0', php_per_foreign_unit: '-1' }, t);
    const labelOf = (name: FieldName) => `(${name})`;
    // As the form has them, which is not as they are kept.
    const fields: FieldName[] = ['earnings_reserve_days', 'php_per_foreign_unit'];
    expect(firstProblem(problems, fields, labelOf)).toBe(
      '(earnings_reserve_days): Enter a whole number from 1 to 180',
    );
    const commission = problemsOf({ ...draft, commission_percentage: '51' }, t);
    expect(firstProblem(commission, ['commission_percentage'], labelOf)).toBe(
      'Commission percentage must be between 1% and 50%',
    );
  });

  it('is nothing with the figures in force', () => {
    expect(problemsOf(draft, t)).toEqual({});
  });

  it('as the server says it stands at its field', () => {
    expect(ownErrors({ 'packs.1.bonus': 'Too much', validity_months: 'No' }, settings)).toEqual({
      popular_bonus: 'Too much',
      validity_months: 'No',
    });
  });
});

it('writes a figure as people read it', () => {
  expect([
    written('creator_percentage', '70'),
    written('min_transaction', '75.5'),
    written('mega_credits', '2500'),
  ]).toEqual(['70%', '₱75.50', '2,500']);
});
