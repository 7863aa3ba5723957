import { sql } from 'kysely';
import { type Law, SAME_MOMENT } from '../../../platform/law.ts';
import { movedByEntry, rareEntries } from '../../ledger/index.ts';

/** How much should come back, and what its creator bears at the most, are recomputed from the sale. */
export const restitutionsAreBooked: Law = {
  name: 'restitutions-are-booked',
  says: 'Each part of what comes back for something that is gone is in the books once, to who paid for it, all parts together no more than it cost or was left of its month; its creator bears no more of it than they got, and owes something only where it is gone by their own doing.',
  violations: sql`
    with given as (
      select r.*, own.is_own, sum(r.credits) over (partition by r.sale_entry_id) as together, e.id as entry_id, e.centavos_per_credit, s.fan_id as payer, s.creator_id as seller, s.credits as cost,
        coalesce((select m.amount from ledger_movements m where m.entry_id = r.sale_entry_id and m.account = 'PHP:creator_payable:' || r.creator_id), 0)
          + case when own.is_own then coalesce((select m.amount from ledger_movements m where m.entry_id = r.sale_entry_id and m.account like 'PHP:affiliate\\_held:%'), 0) else 0 end as earned,
        coalesce((select sum(p.credits) from clawback_parts p where p.sale_entry_id = r.sale_entry_id and p.share = 'creator' and p.given_back_at is null), 0) as clawed,
        case o.reason when 'unlock' then (select u.credits from (select id, post_id as what, credits, created_at, false as is_ticket from unlocks union all select id, message_id, credits, created_at, false from message_unlocks
              union all select id, live_id, credits, created_at, true from live_tickets) u where u.id = o.subject_id and u.created_at <= r.gone_at + ${SAME_MOMENT} and (u.is_ticket or u.created_at > r.gone_at - interval '30 days')
            and u.is_ticket = (r.cause in ('live_failed', 'live_late', 'live_blocked')) and (r.cause in ('banned', 'left') or r.cause_id = case r.cause when 'live_blocked' then u.id else u.what end))
          else (select ceil(c.credits * extract(epoch from c.ends_at - greatest(c.starts_at, r.gone_at)) / extract(epoch from c.ends_at - c.starts_at))::int
            from subscription_charges c where c.id = o.subject_id and c.ends_at > r.gone_at and (r.cause in ('banned', 'left') or (r.cause = 'months_blocked' and c.cut_id = r.cause_id and c.cut_at = r.gone_at))) end as lost
      from restitutions r
      cross join lateral (select r.cause in ('left', 'months_blocked', 'live_blocked') or r.cause in ('live_failed', 'live_late')
        and exists (select from live_streams l where l.id = r.cause_id and l.ended_why <> 'staff' and not l.is_carrier_lost) as is_own) own
      left join ledger_entries e on e.key = 'restitution:' || r.id
      left join ledger_entries o on o.id = r.sale_entry_id left join sales s on s.id = o.subject_id and s.reason = o.reason
    ), expected as (
      select g.entry_id, x.account, x.amount from given g cross join lateral (values
        ('CREDIT:issuer', -g.credits::bigint), ('CREDIT:wallet:' || g.fan_id, g.credits::bigint),
        ('PHP:deposits', g.credits::bigint * g.centavos_per_credit), ('PHP:creator_payable:' || g.creator_id, -g.creator_centavos), ('PHP:creator_debt:' || g.creator_id, -g.debt_centavos),
        ('PHP:promotions', -g.platform_centavos)) as x (account, amount) where g.entry_id is not null and x.amount <> 0
    ), booked as (
      select e.id as entry_id, m.account, m.amount from ${rareEntries('restitution')} e cross join lateral ${movedByEntry(sql`e.id`)} m
    )
    select * from (
      select id::text as id, 'not in the books' as difference from given where entry_id is null
      union all
      select coalesce(b.entry_id, x.entry_id)::text, coalesce(b.account, x.account) || ' ' || coalesce(b.amount, 0) || ' instead of ' || coalesce(x.amount, 0)
      from booked b full join expected x on x.entry_id = b.entry_id and x.account = b.account where b.amount is distinct from x.amount
      union all
      select id::text, together || ' of ' || coalesce(most, 0) || ', paid by ' || coalesce(payer::text, 'nobody') from (select *, max(lost) over (partition by sale_entry_id) as most from given) g
      where payer is distinct from fan_id or seller is distinct from creator_id or credits > coalesce(lost, 0) or together > coalesce(most, 0)
        or (cause in ('banned', 'left') and cause_id <> creator_id)
      union all
      select id::text, together || ' came back, and ' || clawed || ' of ' || cost || ' were taken back' from given where together + clawed > cost
      union all
      select id::text, 'its creator bears ' || creator_centavos + debt_centavos || ' of ' || earned from given where creator_centavos + debt_centavos > earned * credits / cost
      union all
      select id::text, 'its creator owes ' || debt_centavos || ', and did nothing' from given where debt_centavos > 0 and not is_own
    ) found limit 20`,
};
