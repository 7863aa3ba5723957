import { sql } from 'kysely';
import { type Law, SAME_MOMENT } from '../../../platform/law.ts';

/** What a share should be is recomputed from the entry of its sale. */
export const clawbacksFollowSpends: Law = {
  name: 'clawbacks-follow-spends',
  says: 'What is taken back is the share, rounded down, of what the very fan whose payment went back used of what it bought; never more credits than were used of it, and no sale is taken back beyond what it was.',
  violations: sql`
    with cause as (
      select c.id, c.fan_id, case c.cause_type when 'dispute' then d.fan_id else p.fan_id end as payer,
        coalesce(d.spent_credits, r.spent_credits) as spent, coalesce(d.created_at, r.created_at) as at,
        (select e.created_at from ledger_entries e where e.key = 'purchase:' || coalesce(d.purchase_id, r.purchase_id)) as bought_at
      from clawbacks c left join disputes d on c.cause_type = 'dispute' and d.id = c.cause_id
      left join refunds r on c.cause_type = 'refund' and r.id = c.cause_id left join purchases p on p.id = r.purchase_id
    ), sold as (
      select e.id, e.created_at, s.fan_id, s.credits, s.creator_id, u.referred_by from ledger_entries e
      join sales s on s.id = e.subject_id and s.reason = e.reason join users u on u.id = s.creator_id
      where e.id in (select sale_entry_id from clawback_parts)
    ), part as (
      select p.*, c.payer, c.at, c.bought_at, s.fan_id, s.created_at, s.credits as sold_credits,
        case p.share when 'creator' then s.creator_id else s.referred_by end as earner,
        coalesce((select m.amount from ledger_movements m where m.entry_id = p.sale_entry_id
          and m.account = case p.share when 'creator' then 'PHP:creator_payable:' else 'PHP:affiliate_held:' end || p.person_id), 0) as earned
      from clawback_parts p join cause c on c.id = p.clawback_id left join sold s on s.id = p.sale_entry_id
    )
    select * from (
      select id::text as id, 'of nobody''s payment' as difference from cause where payer is null or payer <> fan_id
      union all
      select id::text, person_id || ' gives ' || centavos || ' of ' || earned || ' for ' || credits || ' of ' || coalesce(sold_credits, 0) from part
      where fan_id is distinct from payer or earner is distinct from person_id or created_at > at + ${SAME_MOMENT} or created_at < bought_at - ${SAME_MOMENT}
        or centavos <> earned * credits / sold_credits or sale_day <> (created_at at time zone 'Asia/Manila')::date
      union all
      select c.id::text, sum(p.credits) || ' of ' || c.spent || ' spent' from cause c join clawback_parts p on p.clawback_id = c.id and p.share = 'creator'
      group by c.id, c.spent having sum(p.credits) > c.spent
      union all
      select s.id::text, sum(p.credits) || ' of ' || s.credits || ' taken back' from sold s join clawback_parts p on p.sale_entry_id = s.id and p.given_back_at is null
      group by s.id, s.credits, p.share having sum(p.credits) > s.credits
    ) found limit 20`,
};
