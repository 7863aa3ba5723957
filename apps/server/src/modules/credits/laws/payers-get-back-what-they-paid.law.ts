import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

/** Counts what left through the provider, not what the books say of credits: the two parted once, and a payer was paid twice. */
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
    )
    select p.id::text as id, sum(g.amount_centavos) || ' centavos of ' || p.final_centavos || ' were given back' as difference
    from given g join purchases p on p.id = g.purchase_id
    group by p.id having sum(g.amount_centavos) > p.final_centavos limit 20`,
};
