import { TAX_RULE } from '@likha/contract/staff-limits';
import type { Answer, Body } from '../../lib/api-types.ts';
import { plainNumber, typedPesos } from '../../lib/typed-number.ts';
import type { TaxTexts } from './tax.texts.generated.ts';

export type Rule = Answer<'GET /admin/tax'>['tax']['rules'][number];

/** What is typed: percents and pesos as people write them. */
export interface Draft {
  fromDay: string;
  isOn: boolean;
  rate: string;
  share: string;
  threshold: string;
  atcIndividual: string;
  atcCorporate: string;
  source: string;
}

/** How the call calls what is typed. */
export const RULE_FIELDS: Record<string, keyof Draft> = {
  from_day: 'fromDay',
  is_on: 'isOn',
  rate_basis_points: 'rate',
  share_basis_points: 'share',
  atc_individual: 'atcIndividual',
  atc_corporate: 'atcCorporate',
};

/** What RR 16-2023 says of payouts by a marketplace; where another rule is known the form begins with that. */
const FIRST: Draft = {
  fromDay: '',
  isOn: true,
  rate: '1',
  share: '50',
  threshold: '500000',
  atcIndividual: '',
  atcCorporate: '',
  source: 'RR 16-2023',
};

export function draftOf(rule: Rule | null): Draft {
  if (!rule) return FIRST;
  return {
    fromDay: '',
    isOn: rule.is_on,
    rate: percent(rule.rate_basis_points),
    share: percent(rule.share_basis_points),
    threshold: String(rule.threshold),
    atcIndividual: rule.atc_individual ?? '',
    atcCorporate: rule.atc_corporate ?? '',
    source: rule.source,
  };
}

/** `0.5`: as few digits as say it. */
export function percent(basisPoints: number): string {
  return String(basisPoints / 100);
}

export function problemsOf(draft: Draft, t: TaxTexts): Partial<Record<keyof Draft, string>> {
  const threshold = typedPesos(draft.threshold);
  const problems = {
    fromDay: draft.fromDay === '' && t.dayNeeded,
    rate: !isWithin(draft.rate, TAX_RULE.rate) && t.rateNeeded,
    share: !isWithin(draft.share, TAX_RULE.share) && t.shareNeeded,
    threshold: (threshold === null || threshold > TAX_RULE.threshold) && t.thresholdNeeded,
    atcIndividual: !isCode(draft.atcIndividual) && t.atcNeeded,
    atcCorporate: !isCode(draft.atcCorporate) && t.atcNeeded,
    source: draft.source.trim() === '' && t.sourceNeeded,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== false));
}

export function bodyOf(draft: Draft): Body<'POST /admin/tax/withholding-rules'> {
  return {
    from_day: draft.fromDay,
    is_on: draft.isOn,
    rate_basis_points: basisPoints(draft.rate),
    share_basis_points: basisPoints(draft.share),
    threshold: Number(plainNumber(draft.threshold)),
    atc_individual: draft.atcIndividual.trim() || null,
    atc_corporate: draft.atcCorporate.trim() || null,
    source: draft.source.trim(),
  };
}

/** As the BIR writes it, or nothing. */
function isCode(typed: string): boolean {
  return /^([a-z]{2}\d{3})?$/i.test(typed.trim());
}

export function isWithin(typed: string, most: number): boolean {
  const points = basisPoints(typed);
  return Number.isInteger(points) && points >= 1 && points <= most;
}

/** Not whole where there are more than two decimals, or it is no number. */
export function basisPoints(typed: string): number {
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed) * 100) : Number.NaN;
}
