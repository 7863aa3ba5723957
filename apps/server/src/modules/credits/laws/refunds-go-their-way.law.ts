import { POLICY } from '@likha/contract/limits';
import { sql } from 'kysely';
import { type Law, SAME_MOMENT } from '../../../platform/law.ts';

export const refundsGoTheirWay: Law = {
  name: 'refunds-go-their-way',
  says: 'A refund of ours was asked for in time, decided on record by an admin who is not its fan or withdrawn by its fan, and is called paid on its provider’s word.',
  violations: sql`
    with request as (
      -- A fan may take back what they asked for.
      select q.*, q.decision = 'declined' and q.decided_by = q.fan_id and q.refund_id is null as is_withdrawn, p.settled_at, a.capture_id, e.actor_id as booked_by
      from refund_requests q join purchases p on p.id = q.purchase_id
      left join payment_attempts a on a.purchase_id = p.id and a.status = 'captured'
      left join ledger_entries e on e.key = 'refund:' || q.refund_id
    )
    select * from (
      select q.id::text as id, 'asked for at ' || q.asked_at || ' of what was credited at ' || q.settled_at as difference from request q
      where q.asked_at not between q.settled_at - ${SAME_MOMENT} and q.settled_at + make_interval(hours => ${sql.lit(POLICY.refundHours)}) + ${SAME_MOMENT}
      union all
      select q.id::text, q.decision || ', and nothing of it is on record' from request q
      where q.decision is not null and not q.is_withdrawn and not exists (
        select from admin_actions a where a.action = case q.decision when 'approved' then 'refund.approve' else 'refund.decline' end
          and a.before ->> 'refund_request_id' = q.id::text and a.actor_id = q.decided_by and a.at between q.decided_at - ${SAME_MOMENT} and q.decided_at + ${SAME_MOMENT})
      union all
      select q.id::text, 'decided by its fan, or by another than who booked it' from request q
      where (q.decided_by = q.fan_id and not q.is_withdrawn) or (q.refund_id is not null and q.booked_by is distinct from q.decided_by)
      union all
      select q.id::text, 'decided before it was asked for, or paid before it was decided' from request q
      where q.decided_at < q.asked_at - ${SAME_MOMENT} or q.paid_back_at < q.decided_at - ${SAME_MOMENT}
      union all
      select q.id::text, 'called paid, and its provider has not said so' from request q
      where q.paid_back_at is not null and q.provider_refund_id is null and q.paid_back_by is distinct from 'dispute'
        and not exists (select from provider_captures c where c.provider = q.provider and c.capture_id = q.capture_id and c.status = 'refunded')
      union all
      select r.id::text, 'made, and nobody has approved it' from refunds r
      where r.provider_refund_id is null and r.undone_at is null
        and not exists (select from refund_requests q where q.refund_id = r.id and q.decision = 'approved')
      union all
      select r.id::text, 'undone, and its provider had not refused' from refunds r
      where r.undone_at is not null
        and not exists (select from refund_requests q where q.purchase_id = r.purchase_id and (q.decision is not null or (q.refused_at is not null and q.problem is not null)))
    ) found limit 20`,
};
