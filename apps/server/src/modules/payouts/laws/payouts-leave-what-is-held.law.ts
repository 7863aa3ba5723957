import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

/**
 * Recomputed from the postings before the payout's own, and the hold and the reserve of its day; of the last thirty days with payouts, as
 * each is looked at every hour of them. The demo's people hold nothing (P240). Versions of before there was a reserve kept none (P790).
 */
export const payoutsLeaveWhatIsHeld: Law = {
  name: 'payouts-leave-what-is-held',
  says: 'No payout of earnings took more than its creator had beyond what was held of the days before it, and what was kept in reserve of those before these.',
  violations: sql`
    with asked as (
      select p.id, p.creator_id, p.centavos, coalesce(v.earnings_reserve_percent, 0) as percent, day.today,
        case when v.earnings_hold_days = 0 then day.today + 1 else day.today - v.earnings_hold_days end as held_from,
        case when coalesce(v.earnings_reserve_percent, 0) = 0 then null
          else day.today - greatest(v.earnings_reserve_days, v.earnings_hold_days) end as reserved_from,
        (select min(own.id) from ledger_postings own where own.entry_id = e.id) as first_posting
      from payouts p join ledger_entries e on e.key = 'payout_hold:' || p.id
      cross join lateral (select (p.requested_at at time zone 'Asia/Manila')::date as today) day
      join platform_settings_versions v on v.version = e.settings_version and (v.earnings_hold_days > 0 or v.earnings_reserve_percent > 0)
      join users u on u.id = p.creator_id and right(u.email, 11) <> '@likha.test'
      where p.bucket = 'earnings' and p.requested_at > (select max(requested_at) from payouts) - interval '30 days'
    ), since as (
      select a.id, a.creator_id, a.first_posting, each.what, each.from_day from asked a
      cross join lateral (values ('held', a.held_from), ('reserved', a.reserved_from)) each (what, from_day) where each.from_day is not null
    ), earned as (
      select s.id, s.what,
        (select coalesce(sum(q.amount), 0) from ledger_accounts o join ledger_postings q on q.to_account = o.id and q.id < s.first_posting
          join ledger_entries sale on sale.id = q.entry_id and sale.reason in ('unlock', 'subscription', 'tip')
          where o.type = 'creator_payable' and o.owner = s.creator_id::text and (sale.created_at at time zone 'Asia/Manila')::date >= s.from_day)
        - (select coalesce(sum(c.centavos), 0) from clawback_parts c where c.person_id = s.creator_id and c.share = 'creator' and c.sale_day >= s.from_day
          and exists (select from ledger_entries t join ledger_postings q on q.entry_id = t.id where t.key = 'clawback:' || c.id and q.id < s.first_posting)
          and not exists (select from ledger_entries t join ledger_postings q on q.entry_id = t.id where t.key = 'clawback_return:' || c.id and q.id < s.first_posting))
        - (select coalesce(sum(r.creator_centavos + r.debt_centavos), 0) from restitutions r join ledger_entries sale on sale.id = r.sale_entry_id
          where r.creator_id = s.creator_id and (sale.created_at at time zone 'Asia/Manila')::date >= s.from_day
          and exists (select from ledger_entries t join ledger_postings q on q.entry_id = t.id where t.key = 'restitution:' || r.id and q.id < s.first_posting)) as centavos
      from since s
    ), before as (
      select a.*, (select coalesce(sum(case when o.id = q.to_account then q.amount else -q.amount end), 0)
          from ledger_accounts o join ledger_postings q on o.id in (q.to_account, q.from_account) and q.id < a.first_posting
          where o.type = 'creator_payable' and o.owner = a.creator_id::text) as balance,
        greatest(0, coalesce((select centavos from earned e where e.id = a.id and e.what = 'held'), 0)) as held,
        coalesce((select centavos from earned e where e.id = a.id and e.what = 'reserved'), 0) as since_reserved
      from asked a
    ), kept as (
      select b.*, floor(greatest(0, since_reserved - held) * percent / 100) as reserved from before b
    )
    select id::text, centavos || ' of ' || balance || ', with ' || held || ' held and ' || reserved || ' in reserve' as difference from kept
    where centavos > greatest(0, balance - held - reserved) limit 20`,
};
