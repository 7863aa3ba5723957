import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

/** Carries from month to month what came back beyond what was withheld, one after the other: in other words than who remits reads it by. */
export const remittancesAreBooked: Law = {
  name: 'remittances-are-booked',
  says: 'A month is remitted once, after it was over, by all that was withheld in it less what came back and was carried to it; it is in the books once, to the bank, reversed once where it was taken back, each on record as said by who did it.',
  violations: sql`
    with recursive month as (
      select to_char(e.created_at at time zone 'Asia/Manila', 'YYYY-MM') || '-01' as month,
        sum(case e.reason when 'payout_withhold' then e.value_centavos else -e.value_centavos end)::bigint as net
      from ledger_entries e where e.reason in ('payout_withhold', 'payout_withhold_return') group by 1
    ), numbered as (
      select month::date, net, row_number() over (order by month) as place from month
    ), carried as (
      select month, place, greatest(0, net) as owed, least(0, net) as rest from numbered where place = 1
      union all
      select n.month, n.place, greatest(0, n.net + c.rest), least(0, n.net + c.rest) from carried c join numbered n on n.place = c.place + 1
    ), said as (
      select r.*, e.id as entry_id, e.value_centavos, e.actor_id, e.created_at,
        (select count(*) from ledger_entries b where b.reverses = e.id) as reversed
      from tax_remittances r left join ledger_entries e on e.key = 'tax_remittance:' || r.id
    ), acts as (
      select s.id, x.action, x.by, x.at, x.after from said s cross join lateral (values
        ('tax.remit', s.done_by, s.done_at, jsonb_build_object('month', to_char(s.month, 'YYYY-MM'), 'centavos', s.centavos,
          'paid_on', s.paid_on::text, 'reference', s.reference)),
        ('tax.remit_back', s.back_by, s.back_at, jsonb_build_object('reason', s.back_reason))
      ) as x (action, by, at, after) where x.at is not null
    ), written as (
      select subject_id, action, actor_id, at, after from admin_actions where action in ('tax.remit', 'tax.remit_back')
    )
    select * from (
      select s.id::text as id, s.centavos || ' of ' || coalesce(c.owed, 0) || ' that is owed' as difference
      from said s left join carried c on c.month = s.month where s.centavos is distinct from coalesce(c.owed, 0)
      union all
      select s.id::text, 'was paid or said before its month was over' from said s
      where s.asked_at < ((s.month + interval '1 month') at time zone 'Asia/Manila') or s.paid_on < (s.month + interval '1 month')::date
      union all
      select min(s.id::text), s.month || ' is remitted more than once' from said s where s.back_at is null group by s.month having count(*) > 1
      union all
      select s.id::text, case when s.done_at is null then 'only asked, and in the books' else 'not in the books as it was said' end from said s
      where (s.done_at is null) <> (s.entry_id is null)
        or s.entry_id is not null and (s.value_centavos <> s.centavos or s.actor_id is distinct from s.done_by
          or s.created_at not between s.done_at - interval '1 minute' and s.done_at + interval '1 minute')
      union all
      select s.id::text, 'reversed ' || s.reversed || ' times' from said s where s.reversed <> (case when s.back_at is null then 0 else 1 end)
      union all
      select s.id::text, m.account || ' ' || m.amount from said s join ledger_movements m on m.entry_id = s.entry_id
      where m.amount is distinct from case m.account when 'PHP:withholding_payable' then -s.centavos when 'PHP:bank' then s.centavos end
      union all
      select e.id::text, 'remits nothing that was said' from ledger_entries e
      where e.reason = 'tax_remittance' and not exists (select from said s where s.entry_id = e.id)
      union all
      select coalesce(a.id, w.subject_id)::text, coalesce(a.action, w.action) || ' is not what is on record' from acts a
      full join written w on w.subject_id = a.id and w.action = a.action
      where a.id is null or w.subject_id is null or w.actor_id is distinct from a.by or w.after is distinct from a.after
        or w.at not between a.at - interval '1 minute' and a.at + interval '1 minute'
    ) found limit 20`,
};
