import type { Answer } from '../../lib/api-types.ts';
import type { SettlementsTexts } from './settlements.texts.generated.ts';

export type Settlement = Answer<'GET /admin/settlements'>['settlements'][number];
export type Item = Answer<'GET /admin/settlements/items'>['items'][number];

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
