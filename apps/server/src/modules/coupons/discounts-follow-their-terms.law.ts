import { sql } from 'kysely';
import type { Law } from '../../platform/law.ts';

/** Recomputed from the terms that were in force when the use was reserved; those from before terms were kept are not known any more. */
export const discountsFollowTheirTerms: Law = {
  name: 'discounts-follow-their-terms',
  says: 'A coupon takes off what its terms of that moment say, of an order that they allow; and is as its newest terms are.',
  violations: sql`
    with known as (select min(created_at) as since from coupon_uses where terms_version is not null),
    used as (
      select u.*, p.original_centavos, t.type, t.is_active, t.expires_at, t.min_order_centavos,
        case t.type when 'fixed_amount' then least(t.value, p.original_centavos)
          else least(div(p.original_centavos::numeric * t.value, 10000), coalesce(t.max_discount_centavos, p.original_centavos)) end as discount
      from coupon_uses u join purchases p on p.id = u.purchase_id left join coupon_terms t on t.coupon_id = u.coupon_id and t.version = u.terms_version
    )
    select * from (
      select u.purchase_id::text as id, u.discount_centavos || ' off ' || u.original_centavos || ' instead of ' || coalesce(u.discount::text, 'by terms that nobody made') as difference
      from used u cross join known
      where u.created_at >= known.since and (u.type is null or u.discount_centavos <> u.discount or not u.is_active
        or u.expires_at <= u.created_at or u.original_centavos < u.min_order_centavos)
      union all
      select c.id::text, 'is not as its newest terms are' from coupons c
      left join coupon_terms t on t.coupon_id = c.id and t.version = c.terms_version
      where t.coupon_id is null or exists (select from coupon_terms n where n.coupon_id = c.id and n.version > c.terms_version)
        or (c.type, c.value, c.min_order_centavos, c.max_discount_centavos, c.usage_limit_per_user, c.total_usage_limit, c.expires_at, c.is_active)
          is distinct from (t.type, t.value, t.min_order_centavos, t.max_discount_centavos, t.usage_limit_per_user, t.total_usage_limit, t.expires_at, t.is_active)
    ) found limit 20`,
};
