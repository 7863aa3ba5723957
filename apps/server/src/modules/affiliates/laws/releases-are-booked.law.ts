import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { movedByEntry } from '../../ledger/index.ts';

export const releasesAreBooked: Law = {
  name: 'releases-are-booked',
  says: 'Every release moved its amount, once, from what its referrer held to what they may ask for; and nothing else was released.',
  violations: sql`
    with booked as (
      select e.id as entry_id, e.subject_id, m.account, m.amount from ledger_entries e cross join lateral ${movedByEntry(sql`e.id`)} m
      where e.reason = 'affiliate_release'
    ), expected as (
      select r.id as subject_id, x.account, x.amount from affiliate_releases r cross join lateral (values
        ('PHP:affiliate_held:' || r.affiliate_id, -r.centavos), ('PHP:affiliate_payable:' || r.affiliate_id, r.centavos)) as x (account, amount)
    )
    select coalesce(b.subject_id, x.subject_id)::text as id, coalesce(b.account, x.account) || ' ' || coalesce(b.amount, 0) || ' instead of ' || coalesce(x.amount, 0) as difference
    from booked b full join expected x on x.subject_id = b.subject_id and x.account = b.account
    where b.amount is distinct from x.amount limit 20`,
};
