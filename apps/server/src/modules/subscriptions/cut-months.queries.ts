import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';

interface Pair {
  fanId: string;
  creatorId: string;
}

/** Holds it until the caller's transaction ends: whoever adds months to it comes before, or finds it changed. */
export async function lockSubscription(tx: Tx, { fanId, creatorId }: Pair): Promise<void> {
  await sql`select from subscriptions where fan_id = ${fanId}::uuid and creator_id = ${creatorId}::uuid for update`.execute(
    tx,
  );
}

/**
 * All months of a pair end now, those that have not begun with them, and the subscription, which renews no more and is taken out as any that has ended.
 * It stays until then as one without months: who just tried to add some finds it changed, and who comes back begins anew.
 * @param end its id names what ended together
 * @returns how many charges had something left
 */
export async function cutMonths(
  tx: Tx,
  { fanId, creatorId }: Pair,
  { id, at }: { id: string; at: Date },
): Promise<number> {
  const now = sql`${at}::timestamptz`;
  const ofPair = sql`fan_id = ${fanId}::uuid and creator_id = ${creatorId}::uuid`;
  const { rows } = await sql<{ charges: number }>`
    with ended as (
      update subscriptions set paid_until = least(paid_until, ${now}), ends_at = least(paid_until, ${now}), next_try_at = null, failed_at = null, remind_at = null,
        months = case when paid_until > ${now} then 0 else months end, agreed_centavos = case when paid_until > ${now} then null else agreed_centavos end
      where ${ofPair} and ends_at > ${now}
    ), free as (
      update free_months set cut_at = ${now} where ${ofPair} and ends_at > ${now} and cut_at is null
    ), cut as (
      update subscription_charges set cut_at = ${now}, cut_id = ${id}::uuid where ${ofPair} and ends_at > ${now} and cut_at is null returning id
    )
    select count(*)::int as charges from cut`.execute(tx);
  return rows[0]?.charges ?? 0;
}
