import { VAT_RULE } from '@likha/contract/staff-limits';
import type { Answer, Body } from '../../lib/api-types.ts';
import { basisPoints, isWithin, percent } from './rule-form.ts';
import type { VatTexts } from './vat.texts.generated.ts';

export type VatRule = Answer<'GET /admin/vat'>['vat']['rules'][number];

/** What is typed: percents as people write them. */
export interface VatDraft {
  fromDay: string;
  isOn: boolean;
  rate: string;
  source: string;
}

/** How the call calls what is typed. */
export const VAT_RULE_FIELDS: Record<string, keyof VatDraft> = {
  from_day: 'fromDay',
  is_on: 'isOn',
  rate_basis_points: 'rate',
};

/** What the tax code says; where another rule is known the form begins with that. */
const FIRST: VatDraft = { fromDay: '', isOn: true, rate: '12', source: 'NIRC section 108' };

export function vatDraftOf(rule: VatRule | null): VatDraft {
  if (!rule) return FIRST;
  const { is_on: isOn, rate_basis_points: rate, source } = rule;
  return { fromDay: '', isOn, rate: percent(rate), source };
}

export function vatProblemsOf(draft: VatDraft, t: VatTexts): Partial<Record<keyof VatDraft, string>> {
  return {
    ...(draft.fromDay === '' && { fromDay: t.dayNeeded }),
    ...(!isWithin(draft.rate, VAT_RULE.rate) && { rate: t.rateNeeded }),
    ...(draft.source.trim() === '' && { source: t.sourceNeeded }),
  };
}

export function vatBodyOf({ fromDay, isOn, rate, source }: VatDraft): Body<'POST /admin/vat/rules'> {
  return { from_day: fromDay, is_on: isOn, rate_basis_points: basisPoints(rate), source: source.trim() };
}
