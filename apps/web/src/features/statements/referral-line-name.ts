import type { Answer } from '../../lib/api-types.ts';
import type { ReferralTexts } from './referral.texts.generated.ts';

type ReferralLine = Answer<'GET /affiliates/statements/{month}'>['lines'][number];

/** What a kind of movement of commission is called. */
export function referralLineName(kind: ReferralLine['kind'], t: ReferralTexts): string {
  return {
    commission: t.commission,
    given_back: t.given_back,
    taken_back: t.taken_back,
    payouts_asked: t.payouts_asked,
    payouts_back: t.payouts_back,
    debts_paid: t.debts_paid,
    forfeited: t.forfeited,
    other: t.other,
  }[kind];
}
