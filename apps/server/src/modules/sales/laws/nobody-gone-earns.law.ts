import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

/** A sale that had looked before the ban may end a moment after it: what is later than a minute has not looked. */
export const nobodyGoneEarns: Law = {
  name: 'nobody-gone-earns',
  says: 'No sale pays a creator or a referrer who was banned or erased when it was made.',
  violations: sql`
    with gone as (
      select user_id::text as owner, created_at + interval '1 minute' as since, coalesce(ended_at, 'infinity') as until from sanctions where kind = 'ban'
      union all
      select id::text, erased_at + interval '1 minute', 'infinity' from users where erased_at is not null
    )
    select e.id::text as id, a.id || ' got ' || p.amount as difference
    from gone g join ledger_accounts a on a.owner = g.owner and a.type in ('creator_payable', 'affiliate_held')
    join ledger_postings p on p.to_account = a.id
    join ledger_entries e on e.id = p.entry_id and e.reason in ('unlock', 'subscription', 'tip') and e.created_at > g.since and e.created_at < g.until
    limit 20`,
};
