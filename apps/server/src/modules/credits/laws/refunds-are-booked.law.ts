import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';
import { movedByEntry } from '../../ledger/index.ts';

/** A refund that its provider refused has a second entry, which takes the first one back at the rate of its own moment. */
export const refundsAreBooked: Law = {
  name: 'refunds-are-booked',
  says: 'Every refund is in the books once with its own amounts, what was used of it as debt, taken back once if and only if it is undone, and a purchase never gives back more than it was.',
  violations: sql`
    with entries as (
      select e.id, e.centavos_per_credit, e.subject_id as refund_id, 1 as sign from ledger_entries e where e.reason = 'refund'
      union all
      select e.id, e.centavos_per_credit, o.subject_id, -1 from ledger_entries e join ledger_entries o on o.id = e.reverses and o.reason = 'refund'
    ), booked as (
      select e.id, e.centavos_per_credit, e.sign, r.id as refund_id, r.credits, r.amount_centavos, r.debt_centavos, r.is_loss, p.fan_id, a.provider
      from entries e left join refunds r on r.id = e.refund_id left join purchases p on p.id = r.purchase_id
      left join payment_attempts a on a.purchase_id = p.id and a.status = 'captured'
    ), expected as (
      select b.id as entry_id, x.account, b.sign * x.amount as amount from booked b cross join lateral (values
        ('CREDIT:issuer', b.credits::bigint),
        ('CREDIT:wallet:' || b.fan_id, -b.credits::bigint),
        ('PHP:clearing:' || b.provider, b.amount_centavos),
        ('PHP:deposits', -b.credits::bigint * b.centavos_per_credit),
        ('PHP:promotions', b.credits::bigint * b.centavos_per_credit - b.amount_centavos + b.debt_centavos),
        (case when b.is_loss then 'PHP:chargeback_loss' else 'PHP:fan_debt:' || b.fan_id end, -b.debt_centavos)) as x (account, amount)
      where b.refund_id is not null and x.amount <> 0
    )
    select * from (
      select r.id::text as id, 'not in the books' as difference from refunds r
      where not exists (select from booked b where b.refund_id = r.id and b.sign = 1)
      union all
      select r.id::text, 'undone here or in the books, not in both' from refunds r
      where (r.undone_at is not null) <> exists (select from booked b where b.refund_id = r.id and b.sign = -1)
      union all
      select b.id::text, 'in the books for no refund' from booked b where b.refund_id is null
      union all
      select m.entry_id::text, coalesce(m.account, x.account) || ' ' || coalesce(m.amount, 0) || ' instead of ' || coalesce(x.amount, 0)
      from (select o.id as entry_id, v.account, v.amount from booked o cross join lateral ${movedByEntry(sql`o.id`)} v where o.refund_id is not null) m
      full join expected x on x.entry_id = m.entry_id and x.account = m.account
      where m.amount is distinct from x.amount
      union all
      select p.id::text, coalesce(sum(r.amount_centavos), 0) || ' of ' || p.final_centavos || ' went back, ' || p.status
      from purchases p left join refunds r on r.purchase_id = p.id and r.undone_at is null
      where p.id in (select id from purchases where status = 'refunded' union all select purchase_id from refunds) group by p.id
      having coalesce(sum(r.amount_centavos), 0) > p.final_centavos or coalesce(sum(r.credits + r.spent_credits), 0) > p.granted_credits
        or p.status not in ('completed', 'refunded', 'disputed')
        or (p.status = 'refunded') <> (coalesce(sum(r.amount_centavos), 0) = p.final_centavos)
    ) found limit 20`,
};
