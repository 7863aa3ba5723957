import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

/** Months are those of the Philippines; a purchase that was declined counts for none, as nothing can be taken by it. */
export const topUpsKeepTheirWord: Law = {
  name: 'top-ups-keep-their-word',
  says: 'What is bought by itself is bought for the fan who agreed to it, at the price and within the limit of a month that they had agreed to, by a company that charges who is not there, and never two at a time.',
  violations: sql`
    with bought as (
      select a.*, p.fan_id as buyer, p.final_centavos, p.payment_method, p.status, p.created_at as begun_at,
        date_trunc('month', a.created_at at time zone 'Asia/Manila') as month
      from auto_top_up_purchases a join purchases p on p.id = a.purchase_id
    )
    select * from (
      select b.purchase_id::text as id, concat_ws(' ', 'is not as agreed:', b.final_centavos, 'of', b.price_centavos, b.payment_method) as difference from bought b
      where b.buyer <> b.fan_id or b.final_centavos <> b.price_centavos or b.payment_method <> 'paypal' or b.begun_at <> b.created_at
      union all
      select b.purchase_id::text, 'makes ' || month.centavos || ' of ' || b.monthly_limit_centavos from bought b
      cross join lateral (select sum(x.price_centavos) as centavos from bought x where x.fan_id = b.fan_id and x.month = b.month
        and x.status <> 'declined' and (x.created_at, x.purchase_id) <= (b.created_at, b.purchase_id)) month
      where b.status <> 'declined' and month.centavos > b.monthly_limit_centavos
      union all
      select min(b.purchase_id::text), 'are ' || count(*) || ' at a time' from bought b where b.status in ('pending', 'held') group by b.fan_id having count(*) > 1
      union all
      select t.fan_id::text, 'is on at a price above its limit' from auto_top_ups t where t.price_centavos > t.monthly_limit_centavos
      union all
      select t.fan_id::text, 'is on without a word of its fan' from auto_top_ups t where t.status <> 'waiting' and (t.payer_token is null or t.agreed_at is null)
    ) found limit 20`,
};
