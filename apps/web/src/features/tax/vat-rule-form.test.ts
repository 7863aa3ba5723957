import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { fieldErrorsAs } from '../../lib/field-errors-as.ts';
import { vatTexts } from './vat.texts.generated.ts';
import { VAT_RULE_FIELDS, vatBodyOf, vatDraftOf, vatProblemsOf } from './vat-rule-form.ts';

const t = vatTexts.en;
const draft = { ...vatDraftOf(null), fromDay: '2026-12-01' };

describe('a rule of VAT that is typed', () => {
  it('begins with what the tax code says', () => {
    const body = {
      from_day: '2026-12-01',
      is_on: true,
      rate_basis_points: 1_200,
      source: 'NIRC section 108',
    };
    expect(vatBodyOf(draft)).toEqual(body);
    expect(vatProblemsOf(draft, t)).toEqual({});
  });

  it('begins with the last rule where there is one, but for its day', () => {
    const last = { id: '1', from_day: '2026-12-01', is_on: false, rate_basis_points: 1_250, source: 'RR 1' };
    expect(vatDraftOf({ ...last, written_by: null, written_at: '' })).toEqual({
      ...{ fromDay: '', isOn: false, rate: '12.5', source: 'RR 1' },
    });
  });

  it('is refused at its own fields', () => {
    const errors = { from_day: 'No', rate_basis_points: 'No', source: 'No' };
    const refused = new ApiError('validation_failed', { errors });
    expect(fieldErrorsAs(refused, VAT_RULE_FIELDS)).toEqual({ fromDay: 'No', rate: 'No', source: 'No' });
  });

  it.each([
    [{ fromDay: '' }, 'fromDay', t.dayNeeded],
    [{ rate: '0' }, 'rate', t.rateNeeded],
    [{ rate: '35.01' }, 'rate', t.rateNeeded],
    [{ source: ' ' }, 'source', t.sourceNeeded],
  ])('%j is refused', (change, field, problem) => {
    expect(vatProblemsOf({ ...draft, ...change }, t)).toEqual({ [field]: problem });
  });
});
