import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const refundsAreBooked: Law = {
  name: 'refunds-are-booked',
  says: 'Every refund is in the books once with its own amounts, what was spent of it as debt, and a purchase never gives back more than it was.',
  violations: sql`
    with booked as (
      select e.*, r.id as refund_id, r.credits, r.amount_centavos, r.debt_centavos, r.is_loss, p.fan_id, a.provider
      from ledger_entries e left join refunds r on r.id = e.subject_id left join purchases p on p.id = r.purchase_id
      left join payment_attempts a on a.purchase_id = p.id and a.status = 'captured'
      where e.reason = 'refund'
    ), expected as (
      select b.id as entry_id, x.account, x.amount from booked b cross join lateral (values
        ('CREDIT:issuer', b.credits::bigint),
        ('CREDIT:wallet:' || b.fan_id, -b.credits::bigint),
        ('PHP:clearing:' || b.provider, b.amount_centavos),
        ('PHP:deposits', -b.credits::bigint * b.centavos_per_credit),
        ('PHP:promotions', b.credits::bigint * b.centavos_per_credit - b.amount_centavos + b.debt_centavos),
        (case when b.is_loss then 'PHP:chargeback_loss' else 'PHP:fan_debt:' || b.fan_id end, -b.debt_centavos)) as x (account, amount)
      where b.refund_id is not null and x.amount <> 0
    )
    select * from (
      select r.id::text as id, 'not in the books' as difference from refunds r where not exists (select from booked b where b.refund_id = r.id)
      union all
      select b.id::text, 'in the books for no refund' from booked b where b.refund_id is null
      union all
      select m.entry_id::text, coalesce(m.account, x.account) || ' ' || coalesce(m.amount, 0) || ' instead of ' || coalesce(x.amount, 0)
      from (select * from ledger_movements where entry_id in (select id from booked where refund_id is not null)) m
      full join expected x on x.entry_id = m.entry_id and x.account = m.account
      where m.amount is distinct from x.amount
      union all
      select p.id::text, sum(r.amount_centavos) || ' of ' || p.final_centavos || ' went back, ' || p.status
      from purchases p join refunds r on r.purchase_id = p.id group by p.id
      having sum(r.amount_centavos) > p.final_centavos or sum(r.credits + r.spent_credits) > p.granted_credits or p.status not in ('completed', 'refunded', 'disputed')
        or (p.status = 'refunded') <> (sum(r.amount_centavos) = p.final_centavos)
    ) found limit 20`,
};
