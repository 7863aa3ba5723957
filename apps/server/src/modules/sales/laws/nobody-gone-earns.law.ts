import { sql } from 'kysely';
import { boundedLaw, SAME_MOMENT } from '../../../platform/law.ts';

/** Who was just buying when somebody went may have bought: so long. */

export const nobodyGoneEarns = boundedLaw({
  name: 'nobody-gone-earns',
  says: 'Nothing is sold of a creator who is suspended, banned or erased, and nobody who is banned or erased is given a part of a sale.',
  of: ({ fromId }) => sql`
    with gone as (
      select id as user_id, erased_at as from_at, null::timestamptz as until, true as is_gone from users where erased_at is not null
      union all
      select user_id, created_at, ended_at, kind = 'ban' from sanctions where kind in ('suspension', 'ban')
    )
    select e.id::text as id, m.account || ' got ' || m.amount || ' from a ' || e.reason as difference
    from gone g cross join lateral (
      select p.entry_id, split_part(p.to_account, '#', 1) as account, p.amount from ledger_accounts a join ledger_postings p on p.to_account = a.id
      where a.owner = g.user_id::text and (a.type = 'creator_payable' or (a.type = 'affiliate_held' and g.is_gone)) and p.entry_id >= ${fromId}::uuid
    ) m join ledger_entries e on e.id = m.entry_id and e.reason in ('unlock', 'subscription', 'tip')
    where e.created_at > g.from_at + ${SAME_MOMENT} and (g.until is null or e.created_at < g.until - ${SAME_MOMENT}) limit 20`,
});
