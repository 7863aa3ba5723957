import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const refundRequestsAgree: Law = {
  name: 'refund-requests-agree',
  says: 'A refund that was asked for is of its fan’s own purchase; approved it is in the books as it is, through the provider that took the money, and refused it is out of them.',
  violations: sql`
    select * from (
      select q.id::text as id, 'of another fan than its purchase' as difference
      from refund_requests q join purchases p on p.id = q.purchase_id where p.fan_id <> q.fan_id
      union all
      select q.id::text, q.credits || ' credits and ' || q.amount_centavos || ' centavos are approved, ' || coalesce(r.credits, 0) || ' and '
        || coalesce(r.amount_centavos, 0) || ' are in the books' || case when r.undone_at is null then '' else ', and undone' end
      from refund_requests q left join refunds r on r.id = q.refund_id and r.purchase_id = q.purchase_id
      where q.decision = 'approved' and (r.id is null or r.undone_at is not null or r.credits <> q.credits or r.amount_centavos <> q.amount_centavos)
      union all
      select q.id::text, 'goes back through ' || q.provider from refund_requests q
      where not exists (select from payment_attempts a
        where a.purchase_id = q.purchase_id and a.status = 'captured' and a.provider = q.provider)
      union all
      select q.id::text, 'refused, and nothing was undone' from refund_requests q
      where q.refused_at is not null and not exists (select from refunds r where r.purchase_id = q.purchase_id and r.undone_at is not null)
      union all
      select r.id::text, 'undone, and nobody asked for it' from refunds r
      where r.undone_at is not null and not exists (select from refund_requests q where q.purchase_id = r.purchase_id)
    ) found limit 20`,
};
