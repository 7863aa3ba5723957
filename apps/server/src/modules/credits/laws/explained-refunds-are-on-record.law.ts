import { sql } from 'kysely';
import { type Law, SAME_MOMENT } from '../../../platform/law.ts';

/** Looked up by the purchase that the act is about, so that it costs what the list is long, however long the record is. */
export const explainedRefundsAreOnRecord: Law = {
  name: 'explained-refunds-are-on-record',
  says: 'A refund that does not fit and was taken off the list is explained on record, by who did it, of its amount and with its reason.',
  violations: sql`
    select u.provider || ' ' || u.provider_refund_id as id, 'explained at ' || u.explained_at || ' of ' || u.amount_centavos || ', and that is not on record' as difference
    from unbooked_refunds u where u.explained_at is not null and not exists (
      select from admin_actions a where a.subject_id = u.purchase_id and a.action = 'refund.explain' and a.actor_id = u.explained_by
        and a.before ->> 'provider' = u.provider and a.before ->> 'provider_refund_id' = u.provider_refund_id
        and a.before ->> 'centavos' = u.amount_centavos::text and a.after ->> 'reason' = u.explanation
        and a.at between u.explained_at - ${SAME_MOMENT} and u.explained_at + ${SAME_MOMENT}) limit 20`,
};
