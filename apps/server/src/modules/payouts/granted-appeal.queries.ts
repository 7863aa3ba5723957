import { sql } from 'kysely';

/** An appeal against a rejected payout that was granted (P958), as a column of payouts. */
export interface GrantedAppeal {
  /** Why the payout had been rejected. */
  reason: string;
  /** What its creator was told. */
  answer: string;
  /** ISO 8601. */
  at: string;
}

const DAYS = 90;

/** The newest one of the creator and bucket that was granted within 90 days before this payout was asked for, or since; null where there is none. */
export const GRANTED_APPEAL = sql<GrantedAppeal | null>`(
  select jsonb_build_object('reason', coalesce(rejected.reason, ''), 'answer', coalesce(a.answer, ''), 'at', a.decided_at)
  from payouts rejected join appeals a on a.payout_id = rejected.id
  where rejected.creator_id = payouts.creator_id and rejected.bucket = payouts.bucket and rejected.status = 'rejected'
    and rejected.id <> payouts.id and a.decision = 'granted'
    and a.decided_at > payouts.requested_at - ${sql.lit(DAYS)} * interval '1 day'
  order by a.decided_at desc limit 1)`;
