import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

/**
 * Recomputed from the postings before the payout's own and the hold of its day; of the last thirty days with payouts, as each
 * is looked at every hour of them. The demo's people hold nothing (P240).
 */
export const payoutsLeaveWhatIsHeld: Law = {
  name: 'payouts-leave-what-is-held',
  says: 'No payout of earnings took more than its creator had beyond what was held of the days before it.',
  violations: sql`
    with asked as (
      select p.id, p.creator_id, p.centavos, (p.requested_at at time zone 'Asia/Manila')::date - v.earnings_hold_days as from_day,
        (select min(own.id) from ledger_postings own where own.entry_id = e.id) as first_posting
      from payouts p join ledger_entries e on e.key = 'payout_hold:' || p.id
      join platform_settings_versions v on v.version = e.settings_version and v.earnings_hold_days > 0
      join users u on u.id = p.creator_id and right(u.email, 11) <> '@likha.test'
      where p.bucket = 'earnings' and p.requested_at > (select max(requested_at) from payouts) - interval '30 days'
    ), before as (
      select a.*, (select coalesce(sum(case when o.id = q.to_account then q.amount else -q.amount end), 0)
          from ledger_accounts o join ledger_postings q on o.id in (q.to_account, q.from_account) and q.id < a.first_posting
          where o.type = 'creator_payable' and o.owner = a.creator_id::text) as balance,
        (select coalesce(sum(q.amount), 0) from ledger_accounts o join ledger_postings q on q.to_account = o.id and q.id < a.first_posting
          join ledger_entries s on s.id = q.entry_id and s.reason in ('unlock', 'subscription', 'tip')
          where o.type = 'creator_payable' and o.owner = a.creator_id::text and (s.created_at at time zone 'Asia/Manila')::date >= a.from_day) as held,
        (select coalesce(sum(c.centavos), 0) from clawback_parts c where c.person_id = a.creator_id and c.share = 'creator' and c.sale_day >= a.from_day
          and exists (select from ledger_entries t join ledger_postings q on q.entry_id = t.id where t.key = 'clawback:' || c.id and q.id < a.first_posting)
          and not exists (select from ledger_entries t join ledger_postings q on q.entry_id = t.id where t.key = 'clawback_return:' || c.id and q.id < a.first_posting)) as clawed,
        (select coalesce(sum(r.creator_centavos), 0) from restitutions r join ledger_entries s on s.id = r.sale_entry_id
          where r.creator_id = a.creator_id and (s.created_at at time zone 'Asia/Manila')::date >= a.from_day
          and exists (select from ledger_entries t join ledger_postings q on q.entry_id = t.id where t.key = 'restitution:' || r.id and q.id < a.first_posting)) as restored
      from asked a
    )
    select id::text, centavos || ' of ' || balance || ', with ' || held - clawed - restored || ' held' as difference from before
    where centavos > greatest(0, balance - greatest(0, held - clawed - restored)) limit 20`,
};
