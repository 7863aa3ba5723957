import type { Language } from '@likha/contract';
import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../lib/api-types.ts';
import { providerName } from '../../lib/provider-name.ts';
import { shortDate } from '../../lib/relative-time.ts';
import { type Turn, turnOf } from '../../lib/two-people.ts';
import type { SettlementsTexts } from './settlements.texts.generated.ts';

export type Settlement = Answer<'GET /admin/settlements'>['settlements'][number];
export type Item = Answer<'GET /admin/settlements/items'>['items'][number];

/** How far taking back what arrived is. @param viewerId who of the staff looks at it */
export function takingBackOf(
  { needs_two: needsTwo, take_back: asked }: Pick<Settlement, 'needs_two' | 'take_back'>,
  viewerId: string | undefined,
): Turn {
  const first = asked && { by_id: asked.asked_by_id, counts: asked.counts };
  return turnOf({ needsTwo, first, viewerId });
}

/** What a row of a report is about. */
export function kindWords(t: SettlementsTexts): Record<Item['kind'], string> {
  return {
    capture: t.kindCapture,
    refund: t.kindRefund,
    dispute: t.kindDispute,
    fee: t.kindFee,
    payout: t.kindPayout,
    reserve: t.kindReserve,
    other: t.kindOther,
  };
}

/** Why it waits. */
export function problemWords(t: SettlementsTexts, days: number): Record<Item['problem'], string> {
  return {
    unknown: t.problemUnknown,
    amount: t.problemAmount,
    fee: t.problemFee,
    currency: t.problemCurrency,
    twice: t.problemTwice,
    contradiction: t.problemContradiction,
    unnamed: t.problemUnnamed({ days }),
    arrived: t.problemArrived,
  };
}

interface Words {
  t: SettlementsTexts;
  language: Language;
}

/** A report, by whose and the days that it is of. */
export function reportTitle(
  { provider, first_at, last_at }: Pick<Settlement, 'provider' | 'first_at' | 'last_at'>,
  { t, language }: Words,
): string {
  const company = providerName(provider);
  const [from, to] = [shortDate(first_at, language), shortDate(last_at, language)];
  return from === to ? t.reportOn({ company, day: to }) : t.reportOf({ company, from, to });
}

/** What became of what was left of a report of which nothing arrived (P909). */
export function carriedWords(
  { provider, left, taken_up_by: by, takes_up: from }: Item,
  words: Words,
): string[] {
  const { t } = words;
  const company = providerName(provider);
  const pesos = formatPesos(Math.abs(left ?? 0));
  return [
    from && t.takesUp({ report: reportTitle({ provider, ...from }, words) }),
    by && t.takenUp({ report: reportTitle({ provider, ...by }, words) }),
    left !== null && left < 0 && t.waitsToBeTaken({ pesos, company }),
    left !== null && left > 0 && t.waitsToArrive({ pesos, company }),
  ].filter((said) => typeof said === 'string');
}
