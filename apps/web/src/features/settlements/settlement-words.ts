import type { Answer } from '../../lib/api-types.ts';
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
