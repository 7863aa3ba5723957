-- Orders that were paid wrongly, and whose money went back, kept the use of their coupon: it is given back.
with released as (
  update coupon_uses u set state = 'released' from purchases p
  where p.id = u.purchase_id and p.status = 'declined' and u.state = 'reserved'
  returning u.coupon_id
)
update coupons c set taken_uses = c.taken_uses - r.uses
from (select coupon_id, count(*)::int as uses from released group by coupon_id) r where c.id = r.coupon_id;
