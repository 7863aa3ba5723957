import { sql } from 'kysely';
import { boundedLaw, SAME_MOMENT } from '../../../platform/law.ts';

/** What the entry of a purchase must move follows from the purchase, its captured attempt and the rate; nothing else may move. */
export const purchasesAreCredited = boundedLaw({
  name: 'purchases-are-credited',
  says: 'A purchase is in the books once if and only if it was credited: its fan, its credits, its pesos, its provider, nothing else.',
  of: ({ from, fromId }) => sql`
    with credited as (
      select p.*, a.provider, a.captured_centavos, a.payment_method as paid_by from purchases p
      left join payment_attempts a on a.purchase_id = p.id and a.status = 'captured'
      where p.status in ('completed', 'refunded', 'disputed')
        and (p.settled_at >= ${from}::timestamptz - interval '1 hour' or (p.settled_at is null and p.id >= ${fromId}::uuid))
    ), booked as (
      select e.*, c.id as purchase_id, c.fan_id, c.provider, c.granted_credits, c.final_centavos, c.captured_centavos, c.settled_at, c.created_at as begun_at, c.paid_by, c.payment_method
      from ledger_entries e left join credited c on c.id = e.subject_id where e.reason = 'purchase' and e.id >= ${fromId}::uuid
    ), expected as (
      select b.id as entry_id, x.account, x.amount from booked b cross join lateral (values
        ('CREDIT:issuer', -b.granted_credits::bigint),
        ('CREDIT:wallet:' || b.fan_id, b.granted_credits::bigint),
        ('PHP:clearing:' || b.provider, -b.final_centavos),
        ('PHP:deposits', b.granted_credits::bigint * b.centavos_per_credit),
        ('PHP:promotions', b.final_centavos - b.granted_credits::bigint * b.centavos_per_credit)) as x (account, amount)
      where b.purchase_id is not null and x.account is not null and x.amount <> 0
    )
    select * from (
      select c.id::text as id, 'credited, and not in the books' as difference from credited c
      where not exists (select from ledger_entries b where b.key = 'purchase:' || c.id)
      union all
      select b.subject_id::text, 'in the books, and not credited' from booked b
      where b.purchase_id is null and not exists (select from purchases p where p.id = b.subject_id and p.granted_credits is not null and p.status in ('completed', 'refunded', 'disputed'))
      union all
      select b.subject_id::text, 'worth ' || b.value_centavos || ' of ' || b.final_centavos || ', captured ' || coalesce(b.captured_centavos, 0) from booked b
      where b.purchase_id is not null and (b.value_centavos <> b.final_centavos or coalesce(b.captured_centavos, 0) <> b.final_centavos
        or b.actor_id is distinct from b.fan_id or b.settled_at < b.begun_at - ${SAME_MOMENT} or b.paid_by <> b.payment_method)
      union all
      select m.entry_id::text, coalesce(m.account, x.account) || ' ' || coalesce(m.amount, 0) || ' instead of ' || coalesce(x.amount, 0)
      from (select * from ledger_movements where entry_id >= ${fromId}::uuid and entry_id in (select id from booked where purchase_id is not null)) m
      full join expected x on x.entry_id = m.entry_id and x.account = m.account
      where m.amount is distinct from x.amount
    ) found limit 20`,
});
