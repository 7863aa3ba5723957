import type { Answer } from '../../lib/api-types.ts';
import type { StatementsTexts } from './statements.texts.generated.ts';

export type StatementLine = Answer<'GET /earnings/statements/{month}'>['lines'][number];

/** What a kind of movement is called. */
export function lineName(kind: StatementLine['kind'], t: StatementsTexts): string {
  return {
    unlocks: t.unlocks,
    subscriptions: t.subscriptions,
    tips: t.tips,
    commission: t.commission,
    given_back: t.given_back,
    taken_back: t.taken_back,
    payouts_sent: t.payouts_sent,
    payouts_back: t.payouts_back,
    tax_withheld: t.tax_withheld,
    tax_returned: t.tax_returned,
    forfeited: t.forfeited,
    other: t.other,
  }[kind];
}
