import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

/**
 * Counts what left through the provider, not what the books say of credits: the two parted once, and a payer was paid twice. A
 * provider may have taken more than was owed, which goes back, too.
 */
export const payersGetBackWhatTheyPaid: Law = {
  name: 'payers-get-back-what-they-paid',
  says: 'Refunds that were paid, refunds that were found at the provider and disputes that were lost give a payer back at most what they paid.',
  violations: sql`
    with given as (
      select purchase_id, amount_centavos from refund_requests where paid_back_at is not null and paid_back_by is distinct from 'dispute'
      union all
      select purchase_id, amount_centavos from refunds where provider_refund_id is not null and undone_at is null
      union all
      select purchase_id, amount_centavos from disputes where state = 'lost'
    ), paid as (
      select id, greatest(final_centavos,
        (select max(captured_centavos) from payment_attempts where purchase_id = purchases.id)) as centavos
      from purchases where id in (select purchase_id from given)
    )
    select p.id::text as id, sum(g.amount_centavos) || ' centavos of ' || p.centavos || ' were given back' as difference
    from given g join paid p on p.id = g.purchase_id
    group by p.id, p.centavos having sum(g.amount_centavos) > p.centavos limit 20`,
};
