import { sql } from 'kysely';
import type { Law } from '../../platform/law.ts';

/** Recomputed from the purchases, so that no use is taken for an order that is over, and no paid one is forgotten. */
export const couponUsesAreCounted: Law = {
  name: 'coupon-uses-are-counted',
  says: 'A coupon counts the uses of open and of paid orders, each is as its purchase is, and is of its purchase’s fan.',
  violations: sql`
    select * from (
      select c.id::text as id, 'counts ' || c.taken_uses || ' and ' || c.paid_uses || ' of ' || count(u.*) || ' and ' || count(u.*) filter (where u.state = 'paid') as difference
      from coupons c left join coupon_uses u on u.coupon_id = c.id and u.state <> 'released'
      group by c.id having c.taken_uses <> count(u.*) or c.paid_uses <> count(u.*) filter (where u.state = 'paid')
      union all
      select p.id::text, u.state || ', and the purchase is ' || p.status
      from coupon_uses u join purchases p on p.id = u.purchase_id
      where u.fan_id <> p.fan_id or u.discount_centavos > p.original_centavos or u.state <> case
        when p.status in ('completed', 'refunded', 'disputed') then 'paid'
        -- Of an order that was over and is paid all the same, in an old tab, the use is taken again with the money.
        when p.status = 'held' and u.state = 'released' then 'released'
        when p.status in ('pending', 'held') then 'reserved'
        when p.status = 'mismatch' and u.state <> 'paid' then u.state
        else 'released' end
    ) found limit 20`,
};
