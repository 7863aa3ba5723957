import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { movedByEntry } from '../../ledger/index.ts';

/** What an entry must move follows from its dispute and its rate; the reversal of one from the dispute and the rate of that day. */
export const disputesAreBooked: Law = {
  name: 'disputes-are-booked',
  says: 'Every dispute that took something is in the books once with its own amounts, given back when it is not standing; a purchase is disputed while one stands, and debt and loss are what disputes and refunds say.',
  violations: sql`
    with took as (
      select d.*, e.id as entry_id, e.centavos_per_credit, e.value_centavos, back.id as back_id, back.centavos_per_credit as back_rate
      from disputes d left join ledger_entries e on e.reason = 'dispute' and e.subject_id = d.id
      left join ledger_entries back on back.reverses = e.id
    ), moved as (
      select t.id, t.entry_id, t.centavos_per_credit as rate, 1 as direction, t.fan_id, t.provider, t.taken_credits::bigint as credits, t.taken_centavos, t.debt_centavos, t.is_loss
      from took t where t.entry_id is not null
      union all
      select t.id, t.back_id, t.back_rate, -1, t.fan_id, t.provider, t.taken_credits, t.taken_centavos, t.debt_centavos, t.is_loss
      from took t where t.back_id is not null
    ), expected as (
      select m.entry_id, x.account, m.direction * x.amount as amount from moved m cross join lateral (values
        ('CREDIT:issuer', m.credits),
        ('CREDIT:wallet:' || m.fan_id, -m.credits),
        ('PHP:clearing:' || m.provider, m.taken_centavos),
        ('PHP:deposits', -m.credits * m.rate),
        ('PHP:promotions', m.credits * m.rate - m.taken_centavos + m.debt_centavos),
        (case when m.is_loss then 'PHP:chargeback_loss' else 'PHP:fan_debt:' || m.fan_id end, -m.debt_centavos)) as x (account, amount)
      where x.amount <> 0
    ), gone as (
      select p.id, p.fan_id, p.status, p.final_centavos, p.granted_credits,
        coalesce(sum(t.taken_centavos) filter (where t.state in ('open', 'lost')), 0) as standing,
        coalesce(sum(t.taken_credits + t.spent_credits) filter (where t.state in ('open', 'lost')), 0) as credits,
        bool_or(t.fan_id <> p.fan_id) as is_of_another
      from purchases p left join disputes t on t.purchase_id = p.id
      where p.id in (select id from purchases where status = 'disputed' union all select purchase_id from disputes) group by p.id
    ), owed as (
      select case when is_loss then 'PHP:chargeback_loss' else 'PHP:fan_debt:' || fan_id end as account, sum(debt) as debt from (
        select fan_id, is_loss, debt_centavos as debt from disputes where state in ('open', 'lost')
        union all
        select p.fan_id, r.is_loss, r.debt_centavos from refunds r join purchases p on p.id = r.purchase_id
      ) each where debt > 0 group by 1
    )
    select * from (
      select t.id::text as id, 'took ' || t.taken_centavos || ', and is not in the books so' as difference from took t
      where (t.entry_id is not null) <> (t.taken_centavos > 0) or t.value_centavos <> t.taken_centavos
      union all
      select t.id::text, t.state || ', and ' || case when t.back_id is null then 'not given back' else 'given back' end from took t
      where t.entry_id is not null and (t.back_id is not null) <> (t.state in ('won', 'corrected'))
      union all
      select e.subject_id::text, 'in the books for no dispute' from ledger_entries e
      where e.reason = 'dispute' and not exists (select from disputes d where d.id = e.subject_id)
      union all
      select coalesce(m.entry_id, x.entry_id)::text, coalesce(m.account, x.account) || ' ' || coalesce(m.amount, 0) || ' instead of ' || coalesce(x.amount, 0)
      from (select o.entry_id, v.account, v.amount from moved o cross join lateral ${movedByEntry(sql`o.entry_id`)} v) m
      full join expected x on x.entry_id = m.entry_id and x.account = m.account
      where m.amount is distinct from x.amount
      union all
      select g.id::text, g.status || ', ' || g.standing || ' of it disputed' from gone g
      left join lateral (select coalesce(sum(amount_centavos), 0) as centavos, coalesce(sum(credits + spent_credits), 0) as credits from refunds where purchase_id = g.id and undone_at is null) r on true
      where (g.status = 'disputed') <> (g.standing > 0) or g.is_of_another
        or g.standing + r.centavos > g.final_centavos or g.credits + r.credits > g.granted_credits
      union all
      select coalesce(o.account, a.id), 'owes ' || -coalesce(a.balance, 0) || ' instead of ' || coalesce(o.debt, 0)
      from owed o full join (select id, balance from ledger_accounts where type in ('fan_debt', 'chargeback_loss') and balance <> 0) a on a.id = o.account
      where coalesce(o.debt, 0) <> -coalesce(a.balance, 0)
    ) found limit 20`,
};
