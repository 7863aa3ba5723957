import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

/**
 * In the order in which they were booked: what was left of a purchase when money went back. Where the money was given, of that the
 * part in credits that the money was, and as debt what of these was spent, as `moneyBack` does; where an admin chose the credits, the
 * part in money that the credits were, as `partOf` does. Rounded down.
 */
export const refundsKeepTheirShare: Law = {
  name: 'refunds-keep-their-share',
  says: 'Money that goes back takes as large a part of the credits that are left as it is of the money that is left, what was used of them as debt, of the fan while there is one; credits that an admin chose are as much of the money.',
  violations: sql`
    with taking as (
      select 'refund' as reason, id, purchase_id, credits, spent_credits, amount_centavos as taken, amount_centavos as wanted, debt_centavos, is_loss, created_at, provider_refund_id is null as is_chosen from refunds
      union all
      select 'dispute', id, purchase_id, taken_credits, spent_credits, taken_centavos, amount_centavos, debt_centavos, is_loss, created_at, false from disputes
      where taken_centavos > 0 or state in ('open', 'lost')
    ), placed as (
      select t.*, p.place, b.place as back_at from taking t
      left join ledger_entries e on e.key = t.reason || ':' || t.id
      left join lateral (select min(id) as place from ledger_postings where entry_id = e.id) p on true
      left join lateral (select min(q.id) as place from ledger_entries r join ledger_postings q on q.entry_id = r.id where r.reverses = e.id) b on true
    ), part as (
      select p.*, u.final_centavos - o.taken as left_centavos, u.granted_credits - o.credits as left_credits, f.status = 'erased' as is_gone, f.erased_at
      from placed p join purchases u on u.id = p.purchase_id join users f on f.id = u.fan_id
      cross join lateral (select coalesce(sum(taken), 0) as taken, coalesce(sum(credits + spent_credits), 0) as credits from placed o
        where o.purchase_id = p.purchase_id and o.place < p.place and (o.back_at is null or o.back_at > p.place)) o
      where p.place is not null
    ), owed as (
      select p.*, case when left_centavos > 0 then div(left_credits::numeric * taken, left_centavos) else 0 end as owed,
        case when left_credits > 0 then div(left_centavos::numeric * p.credits, left_credits) else 0 end as worth from part p
    )
    select o.id::text as id, o.reason || ' of ' || o.taken || ' takes ' || o.credits || ' + ' || o.spent_credits || ' credits and owes ' || o.debt_centavos
      || ', of ' || o.left_centavos || ' and ' || o.left_credits || case when o.is_loss then ', called a loss' else '' end as difference
    from owed o
    where case when o.is_chosen then o.taken <> o.worth or o.credits > o.left_credits or o.spent_credits <> 0 or o.debt_centavos <> 0
      else o.taken <> least(o.wanted, o.left_centavos) or o.credits + o.spent_credits <> o.owed
        or o.debt_centavos <> case when o.owed > 0 then div(o.taken::numeric * o.spent_credits, o.owed) else 0 end end
      or (o.is_loss and not o.is_gone) or (not o.is_loss and o.debt_centavos > 0 and o.erased_at < o.created_at - interval '5 minutes')
    limit 20`,
};
