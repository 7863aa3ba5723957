import { addMonths } from '../sales/index.ts';

interface Referral {
  readonly joinedAt: Date;
  readonly earnedCentavos: number;
}

interface Terms {
  readonly affiliate_cap_centavos: number;
  readonly affiliate_validity_months: number;
}

/** Maxed once the cap is reached, expired once the months are over, else active (P22). */
export function referralStatus(
  { joinedAt, earnedCentavos }: Referral,
  terms: Terms,
  now: Date,
): 'active' | 'maxed' | 'expired' {
  if (earnedCentavos >= terms.affiliate_cap_centavos) return 'maxed';
  return now < addMonths(joinedAt, terms.affiliate_validity_months) ? 'active' : 'expired';
}
