import { MONTH_FORM } from '@likha/contract/late-limits';
import { INVOICE_SERIES } from '@likha/contract/staff-limits';
import type { Body } from '../../lib/api-types.ts';
import { plainNumber } from '../../lib/typed-number.ts';
import type { InvoicesTexts } from './invoices.texts.generated.ts';

export type SeriesDraft = Record<'prefix' | 'first' | 'month' | 'permit', string>;

export const FIRST_DRAFT: SeriesDraft = { prefix: '', first: '1', month: '', permit: '' };

/** How the call calls what is typed. */
export const SERIES_FIELDS: Record<string, keyof SeriesDraft> = {
  first_number: 'first',
  from_month: 'month',
};

export function seriesProblemsOf(
  draft: SeriesDraft,
  t: InvoicesTexts,
): Partial<Record<keyof SeriesDraft, string>> {
  const typed = plainNumber(draft.first);
  const first = Number(typed);
  const isNumber = /^\d+$/.test(typed) && first >= 1 && first <= INVOICE_SERIES.highest;
  return {
    ...(!/^[a-z0-9]{1,8}$/i.test(draft.prefix.trim()) && { prefix: t.prefixNeeded }),
    ...(!isNumber && { first: t.numberNeeded }),
    ...(!MONTH_FORM.test(draft.month) && { month: t.monthNeeded }),
    ...(draft.permit.trim() === '' && { permit: t.permitNeeded }),
  };
}

export function seriesBodyOf(draft: SeriesDraft): Body<'POST /admin/invoices/series'> {
  return {
    prefix: draft.prefix.trim().toUpperCase(),
    first_number: Number(plainNumber(draft.first)),
    from_month: draft.month,
    permit: draft.permit.trim(),
  };
}
