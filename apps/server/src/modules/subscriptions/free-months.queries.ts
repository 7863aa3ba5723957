import { sql } from 'kysely';
import { prepare, type Tx } from '../../platform/database/index.ts';

interface FreeTime {
  id: string;
  fanId: string;
  creatorId: string;
  kind: 'free' | 'trial';
  /** It follows no other time of this subscription. */
  isFirst: boolean;
  startsAt: Date;
  paidUntil: Date;
  endsAt: Date;
  startedAt: Date;
  /** What the month after it costs. */
  agreedCentavos: number;
  now: Date;
  /** Until when the subscription ran when that was looked up; null where there was none. */
  before: Date | null;
  /** A renewal is for one that still renews: it may have been cancelled meanwhile. */
  isRenewal: boolean;
  /** When the fan is told what the month after it costs; null where that is nothing. */
  remindAt: Date | null;
}

const giveStatement = prepare<FreeTime, { id: string }>(
  (_db, param) => sql<{ id: string }>`
    with kept as (
      insert into subscriptions as s (fan_id, creator_id, started_at, since, paid_until, ends_at, months, agreed_centavos, next_try_at, remind_at)
      values (${param('fanId')}::uuid, ${param('creatorId')}::uuid, ${param('startedAt')}::timestamptz, ${param('startsAt')}::timestamptz,
        ${param('paidUntil')}::timestamptz, ${param('endsAt')}::timestamptz, 0, ${param('agreedCentavos')}::integer, ${param('paidUntil')}::timestamptz,
        ${param('remindAt')}::timestamptz)
      on conflict (fan_id, creator_id) do update set started_at = excluded.started_at, paid_until = excluded.paid_until, ends_at = excluded.ends_at,
        since = case when s.paid_until >= excluded.since then coalesce(s.since, s.started_at) else excluded.since end,
        months = 0, agreed_centavos = excluded.agreed_centavos, next_try_at = excluded.next_try_at, remind_at = excluded.remind_at, failed_at = null
        where s.paid_until = ${param('before')}::timestamptz and (s.next_try_at is not null or not ${param('isRenewal')}::boolean)
      returning (xmax = 0) as is_new
    ), given as (
      insert into free_months (id, fan_id, creator_id, kind, is_first, starts_at, ends_at, created_at)
      select ${param('id')}::uuid, ${param('fanId')}::uuid, ${param('creatorId')}::uuid, ${param('kind')}::text, ${param('isFirst')}::boolean,
        ${param('startsAt')}::timestamptz, ${param('paidUntil')}::timestamptz, ${param('now')}::timestamptz from kept
      on conflict do nothing returning id
    ), counted as (
      update users set subscribers_count = subscribers_count + 1
      where id = ${param('creatorId')}::uuid and exists (select from kept where is_new)
    )
    select id from given`,
);

/**
 * Adds time that costs nothing and counts a new subscriber; waits for a transaction that is just changing the subscription.
 * @returns nothing when that is not any more as it was looked up
 */
export async function giveFreeTime(tx: Tx, time: FreeTime): Promise<string | undefined> {
  return (await giveStatement.first(tx, time))?.id;
}
