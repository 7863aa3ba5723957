import { sql } from 'kysely';
import { type Law, SAME_MOMENT } from '../../../platform/law.ts';
import { movedByEntry } from '../../ledger/index.ts';

/** Carries from month to month what came back beyond what was withheld, one after the other: in other words than who remits reads it by. */
export const remittancesAreBooked: Law = {
  name: 'remittances-are-booked',
  says: 'A month of what was withheld, and a quarter of VAT, is remitted once, after it was over, by all that is owed of it less what came back and was carried to it; it is in the books once, to the bank and what suppliers were paid, reversed once where it was taken back, each on record as said by who did it.',
  violations: sql`
    with recursive moved as (
      select 'withheld' as tax, (to_char(e.created_at at time zone 'Asia/Manila', 'YYYY-MM') || '-01')::date as month,
        sum(case e.reason when 'payout_withhold' then e.value_centavos else -e.value_centavos end)::bigint as net
      from ledger_entries e where e.reason in ('payout_withhold', 'payout_withhold_return') group by 2
      union all
      select 'vat', make_date(extract(year from day)::int, (extract(quarter from day)::int - 1) * 3 + 1, 1), sum(vat_centavos)::bigint from vat_days group by 2
    ), numbered as (
      select tax, month, net, row_number() over (partition by tax order by month) as place from moved
    ), carried as (
      select tax, month, place, greatest(0, net) as owed, least(0, net) as rest from numbered where place = 1
      union all
      select n.tax, n.month, n.place, greatest(0, n.net + c.rest), least(0, n.net + c.rest) from carried c join numbered n on n.tax = c.tax and n.place = c.place + 1
    ), said as (
      select r.*, (r.month + case r.tax when 'vat' then interval '3 months' else interval '1 month' end)::date as until, e.id as entry_id, e.value_centavos, e.actor_id, e.created_at,
        (select count(*) from ledger_entries b where b.reverses = e.id) as reversed
      from tax_remittances r left join ledger_entries e on e.key = 'tax_remittance:' || r.id
    ), acts as (
      select s.id, x.action, x.by, x.at, x.after from said s cross join lateral (values
        ('tax.remit', s.done_by, s.done_at, jsonb_build_object('month', to_char(s.month, 'YYYY-MM'), 'centavos', s.centavos,
          'paid_on', s.paid_on::text, 'reference', s.reference)
          || case s.tax when 'vat' then jsonb_build_object('tax', s.tax, 'input_centavos', s.input_centavos) else '{}' end),
        ('tax.remit_back', s.back_by, s.back_at, jsonb_build_object('reason', s.back_reason))
      ) as x (action, by, at, after) where x.at is not null
    ), written as (
      select subject_id, action, actor_id, at, after from admin_actions where action in ('tax.remit', 'tax.remit_back')
    )
    select * from (
      select s.id::text as id, s.centavos || ' of ' || coalesce(c.owed, 0) || ' that is owed' as difference
      from said s left join carried c on c.tax = s.tax and c.month = s.month where s.centavos is distinct from coalesce(c.owed, 0)
      union all
      select s.id::text, 'was paid or said before its period was over' from said s
      where s.asked_at < (s.until::timestamp at time zone 'Asia/Manila') or s.paid_on < s.until
      union all
      select min(s.id::text), s.tax || ' of ' || s.month || ' is remitted more than once' from said s where s.back_at is null group by s.tax, s.month having count(*) > 1
      union all
      select s.id::text, case when s.done_at is null then 'only asked, and in the books' else 'not in the books as it was said' end from said s
      where (s.done_at is null) <> (s.entry_id is null)
        or s.entry_id is not null and (s.value_centavos <> s.centavos or s.actor_id is distinct from s.done_by
          or s.created_at not between s.done_at - ${SAME_MOMENT} and s.done_at + ${SAME_MOMENT})
      union all
      select s.id::text, 'reversed ' || s.reversed || ' times' from said s where s.reversed <> (case when s.back_at is null then 0 else 1 end)
      union all
      select coalesce(d.id, m.id)::text, coalesce(d.account, m.account) || ' ' || coalesce(m.amount, 0) || ' instead of ' || coalesce(d.amount, 0)
      from (select s.id, x.account, x.amount from said s cross join lateral (values
          (case s.tax when 'vat' then 'PHP:tax_payable' else 'PHP:withholding_payable' end, -s.centavos),
          ('PHP:bank', s.centavos - s.input_centavos), ('PHP:input_vat', s.input_centavos)) as x (account, amount)
        where s.entry_id is not null and x.amount <> 0) d
      full join (select s.id, m.account, m.amount from said s cross join lateral ${movedByEntry(sql`s.entry_id`)} m) m on m.id = d.id and m.account = d.account
      where m.amount is distinct from d.amount
      union all
      select a.id, a.balance || ' instead of ' || coalesce(x.input, 0) from ledger_accounts a
      cross join (select sum(input_centavos) as input from said where done_at is not null and back_at is null) x
      where a.type = 'input_vat' and a.balance <> coalesce(x.input, 0)
      union all
      select e.id::text, 'remits nothing that was said' from ledger_entries e
      where e.reason = 'tax_remittance' and not exists (select from said s where s.entry_id = e.id)
      union all
      select coalesce(a.id, w.subject_id)::text, coalesce(a.action, w.action) || ' is not what is on record' from acts a
      full join written w on w.subject_id = a.id and w.action = a.action
      where a.id is null or w.subject_id is null or w.actor_id is distinct from a.by or w.after is distinct from a.after
        or w.at not between a.at - ${SAME_MOMENT} and a.at + ${SAME_MOMENT}
    ) found limit 20`,
};
