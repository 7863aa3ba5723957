import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const referralsAreCounted: Law = {
  name: 'referrals-are-counted',
  says: 'Everybody who brought somebody has one record, with how many there are and when the last one came.',
  violations: sql`
    select coalesce(a.affiliate_id, r.referred_by)::text as id, coalesce(a.referrals, 0) || ' kept, ' || coalesce(r.referrals, 0) || ' came' as difference
    from affiliate_records a full join (
      select referred_by, count(*) as referrals, max(created_at) as last_at from users where referred_by is not null group by referred_by
    ) r on r.referred_by = a.affiliate_id
    where a.referrals is distinct from r.referrals or a.last_referral_at is distinct from r.last_at limit 20`,
};
