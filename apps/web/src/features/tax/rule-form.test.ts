import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { fieldErrorsAs } from '../../lib/field-errors-as.ts';
import { bodyOf, draftOf, percent, problemsOf, RULE_FIELDS } from './rule-form.ts';
import { taxTexts } from './tax.texts.generated.ts';

const t = taxTexts.en;
const draft = { ...draftOf(null), fromDay: '2026-12-01' };

describe('a rule that is typed', () => {
  it('begins with what the regulation says', () => {
    expect(bodyOf(draft)).toEqual({
      from_day: '2026-12-01',
      is_on: true,
      rate_basis_points: 100,
      share_basis_points: 5_000,
      threshold: 500_000,
      atc_individual: null,
      atc_corporate: null,
      source: 'RR 16-2023',
    });
    expect(problemsOf(draft, t)).toEqual({});
  });

  it.each([
    [{ rate: '0.5' }, 50],
    [{ rate: '0.29' }, 29],
    [{ rate: ' 12 ' }, 1_200],
  ])('%j is so many hundredths of a percent', (change, points) => {
    expect(bodyOf({ ...draft, ...change }).rate_basis_points).toBe(points);
    expect(percent(points)).toBe(change.rate.trim());
  });

  it('takes an amount with commas between thousands', () => {
    const typed = { ...draft, threshold: '1,250,000.50' };
    expect([problemsOf(typed, t), bodyOf(typed).threshold]).toEqual([{}, 1_250_000.5]);
  });

  it('is refused at its own fields, whatever the call names them', () => {
    const names = Object.keys(bodyOf(draft));
    const refused = new ApiError('validation_failed', {
      errors: Object.fromEntries(names.map((name) => [name, 'No'])),
    });
    expect(Object.keys(fieldErrorsAs(refused, RULE_FIELDS)).sort()).toEqual(Object.keys(draft).sort());
  });

  it.each([
    [{ fromDay: '' }, 'fromDay', t.dayNeeded],
    [{ rate: '0' }, 'rate', t.rateNeeded],
    [{ rate: '35.01' }, 'rate', t.rateNeeded],
    [{ rate: '1.005' }, 'rate', t.rateNeeded],
    [{ rate: '1e1' }, 'rate', t.rateNeeded],
    [{ share: '101' }, 'share', t.shareNeeded],
    [{ threshold: '' }, 'threshold', t.thresholdNeeded],
    [{ threshold: ',' }, 'threshold', t.thresholdNeeded],
    [{ threshold: '-1' }, 'threshold', t.thresholdNeeded],
    [{ threshold: '1.001' }, 'threshold', t.thresholdNeeded],
    [{ threshold: '1e5' }, 'threshold', t.thresholdNeeded],
    [{ atcIndividual: '760' }, 'atcIndividual', t.atcNeeded],
    [{ atcCorporate: 'WC7600' }, 'atcCorporate', t.atcNeeded],
    [{ source: ' ' }, 'source', t.sourceNeeded],
  ])('%j is refused', (change, field, problem) => {
    expect(problemsOf({ ...draft, ...change }, t)).toEqual({ [field]: problem });
  });
});
