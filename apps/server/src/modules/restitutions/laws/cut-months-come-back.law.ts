import { sql } from 'kysely';
import { type Law, SAME_MOMENT } from '../../../platform/law.ts';

/** By when the queue has given back what is due, also after a bad night. */
const LATE = sql`interval '1 day'`;

/** What a block ended is recomputed from the charges of the pair: `restitutions-are-booked` says that no more came back, this that no less did (P1063). */
export const cutMonthsComeBack: Law = {
  name: 'cut-months-come-back',
  says: 'Months that ended with a block were paid before, and ended together with all that this fan had left of this creator, and of no other; what was not served of them has come back to who paid for it, all of it.',
  violations: sql`
    with newest as (
      -- The time by the books; of several, as a clock may have gone back.
      select max(created_at) as at from (select created_at from ledger_entries order by id desc limit 1000) last
    ), cut as (
      select c.*, payer.id as payer_id, payer.status as payer_status, e.id as entry_id,
        least(ceil(c.credits * extract(epoch from c.ends_at - greatest(c.starts_at, c.cut_at)) / extract(epoch from c.ends_at - c.starts_at))::int,
          c.credits - coalesce((select sum(p.credits) from clawback_parts p where p.sale_entry_id = e.id and p.share = 'creator' and p.given_back_at is null), 0)) as due,
        coalesce((select sum(r.credits) from restitutions r where r.sale_entry_id = e.id), 0) as back
      from subscription_charges c join users payer on payer.id = coalesce(c.given_by, c.fan_id) left join ledger_entries e on e.key = 'subscription:' || c.id
      where c.cut_id is not null
    )
    select * from (
      select id::text as id, 'ended at ' || cut_at || ', and was paid at ' || created_at as difference from cut where cut_at < created_at - ${SAME_MOMENT}
      union all
      select c.id::text, 'ended with another’s, or at another moment: ' || o.id from cut c join cut o on o.cut_id = c.cut_id and o.id <> c.id
      where o.fan_id <> c.fan_id or o.creator_id <> c.creator_id or o.cut_at <> c.cut_at
      union all
      select o.id::text, 'runs to ' || o.ends_at || ', and others ended at ' || c.cut_at from cut c
      join subscription_charges o on o.fan_id = c.fan_id and o.creator_id = c.creator_id and o.cut_at is null
      where o.ends_at > c.cut_at and o.created_at < c.cut_at - ${SAME_MOMENT}
      union all
      select c.id::text, c.back || ' came back of ' || c.due from cut c cross join newest
      where c.back < c.due and c.payer_status not in ('banned', 'erased') and c.cut_at < newest.at - ${LATE}
        and not exists (select from ledger_entries r where r.reverses = c.entry_id)
        -- What was not due for a while is asked about within hours of its end.
        and not exists (select from sanctions b where b.user_id = c.payer_id and b.kind = 'ban' and b.ended_at > newest.at - ${LATE})
        and not exists (select from clawback_parts p where p.sale_entry_id = c.entry_id and p.given_back_at > newest.at - ${LATE})
    ) found limit 20`,
};
