import { sql } from 'kysely';
import { prepare, type Queryable, type Tx } from '../../platform/database/index.ts';
import type { Subscription } from './subscription.ts';

interface NewSubscription {
  fan_id: string;
  creator_id: string;
  started_at: Date;
  ends_at: Date;
}

/** Adds a subscription that was given, and counts it for its creator; nothing where there is one. */
export async function insertSubscription(tx: Tx, subscription: NewSubscription): Promise<void> {
  const row = await tx
    .insertInto('subscriptions')
    .values({ ...subscription, paid_until: subscription.ends_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('fan_id')
    .executeTakeFirst();
  if (!row) return;
  await tx
    .updateTable('users')
    .set({ subscribers_count: sql`subscribers_count + 1` })
    .where('id', '=', subscription.creator_id)
    .execute();
}

const COLUMNS = [
  'started_at',
  'paid_until',
  'ends_at',
  'months',
  'agreed_centavos',
  'next_try_at',
  'failed_at',
] as const;

interface Pair {
  fanId: string;
  creatorId: string;
}

export async function findSubscription(
  db: Queryable,
  { fanId, creatorId }: Pair,
): Promise<Subscription | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select(COLUMNS)
    .where('fan_id', '=', fanId)
    .where('creator_id', '=', creatorId)
    .executeTakeFirst();
  return row ?? null;
}

interface MonthsParams extends Pair {
  id: string;
  credits: number;
  startsAt: Date;
  paidUntil: Date;
  endsAt: Date;
  startedAt: Date;
  months: number;
  /** Of each month that follows. */
  agreedCentavos: number;
  /** Of all that is charged now. */
  chargedCentavos: number;
  chargedMonths: number;
  percent: number;
  isFirstMonth: boolean;
  remindAt: Date | null;
  now: Date;
  /** Until when the fan had paid when that was looked up; null where there was no subscription. */
  before: Date | null;
  /** A renewal is for one that still renews: it may have been cancelled meanwhile. */
  isRenewal: boolean;
}

/**
 * Adds months and counts a new subscriber; answers nothing when the subscription is not any more as it was looked up, and
 * waits for a transaction that is just changing it.
 */
export const addMonthsStatement = prepare<MonthsParams, { id: string }>(
  (_db, param) => sql<{ id: string }>`
    with kept as (
      insert into subscriptions as s (fan_id, creator_id, started_at, since, paid_until, ends_at, months, agreed_centavos, next_try_at, remind_at)
      values (${param('fanId')}::uuid, ${param('creatorId')}::uuid, ${param('startedAt')}::timestamptz, ${param('startsAt')}::timestamptz, ${param('paidUntil')}::timestamptz,
        ${param('endsAt')}::timestamptz, ${param('months')}::integer, ${param('agreedCentavos')}::integer, ${param('paidUntil')}::timestamptz, ${param('remindAt')}::timestamptz)
      on conflict (fan_id, creator_id) do update set started_at = excluded.started_at, paid_until = excluded.paid_until, ends_at = excluded.ends_at,
        since = case when s.paid_until >= excluded.since then coalesce(s.since, s.started_at) else excluded.since end,
        months = excluded.months, agreed_centavos = excluded.agreed_centavos, next_try_at = excluded.next_try_at, remind_at = excluded.remind_at, failed_at = null
        where s.paid_until = ${param('before')}::timestamptz and (s.next_try_at is not null or not ${param('isRenewal')}::boolean)
      returning (xmax = 0) as is_new
    ), charged as (
      insert into subscription_charges (id, fan_id, creator_id, credits, starts_at, ends_at, created_at, agreed_centavos,
        list_centavos, months, discount_percent, is_first_month)
      select ${param('id')}::uuid, ${param('fanId')}::uuid, ${param('creatorId')}::uuid, ${param('credits')}::integer,
        ${param('startsAt')}::timestamptz, ${param('paidUntil')}::timestamptz, ${param('now')}::timestamptz, ${param('chargedCentavos')}::integer,
        ${param('agreedCentavos')}::integer, ${param('chargedMonths')}::integer, ${param('percent')}::integer, ${param('isFirstMonth')}::boolean from kept
      on conflict do nothing returning id
    ), counted as (
      update users set subscribers_count = subscribers_count + 1
      where id = ${param('creatorId')}::uuid and exists (select from kept where is_new)
    )
    select id from charged`,
);

/** Lets one that was cancelled, and still runs, renew again. @returns false when it has ended meanwhile */
export async function resumeRenewal(
  tx: Tx,
  { fanId, creatorId }: Pair,
  known: { paidUntil: Date; endsAt: Date; agreedCentavos: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('subscriptions')
    .set({ next_try_at: known.paidUntil, ends_at: known.endsAt, agreed_centavos: known.agreedCentavos })
    .where('fan_id', '=', fanId)
    .where('creator_id', '=', creatorId)
    .where('paid_until', '=', known.paidUntil)
    .returning('fan_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** It ends with what was paid for. @returns it; null where none runs */
export async function stopRenewal(
  db: Queryable,
  { fanId, creatorId }: Pair,
  now: Date,
): Promise<Subscription | null> {
  const row = await db
    .updateTable('subscriptions')
    .set({ next_try_at: null, failed_at: null, ends_at: sql<Date>`paid_until` })
    .where('fan_id', '=', fanId)
    .where('creator_id', '=', creatorId)
    .where('ends_at', '>', now)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

/** Those whose renewal is due, the longest waiting first. */
export function listDue(db: Queryable, now: Date, limit: number) {
  return db
    .selectFrom('subscriptions')
    .select(['fan_id', 'creator_id'])
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(limit)
    .execute();
}

/** Has renewals of a fan that failed tried at once. @returns whether there are any */
export async function hastenRenewals(tx: Tx, fanId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .updateTable('subscriptions')
    .set({ next_try_at: now })
    .where('fan_id', '=', fanId)
    .where('failed_at', 'is not', null)
    .where('next_try_at', '>', now)
    .returning('creator_id')
    .execute();
  return rows.length > 0;
}

/** Tries a renewal later, as long as nobody changed it. @returns whether this was its first failure; null when it was changed */
export async function postponeRenewal(
  tx: Tx,
  { fanId, creatorId }: Pair,
  known: { paidUntil: Date; nextTryAt: Date; failedAt: Date | null },
): Promise<{ isFirst: boolean } | null> {
  const { rows } = await sql<{ is_first: boolean }>`
    with before as (
      select fan_id, creator_id, failed_at from subscriptions
      where fan_id = ${fanId}::uuid and creator_id = ${creatorId}::uuid and paid_until = ${known.paidUntil}::timestamptz and next_try_at is not null
      for update
    )
    update subscriptions s set next_try_at = ${known.nextTryAt}::timestamptz, failed_at = coalesce(s.failed_at, ${known.failedAt}::timestamptz)
    from before where s.fan_id = before.fan_id and s.creator_id = before.creator_id
    returning before.failed_at is null as is_first`.execute(tx);
  const [row] = rows;
  return row ? { isFirst: row.is_first } : null;
}

/** The last month of each subscription in `gone` is over: with the statement that took them out, or not at all. */
const closeLastMonthOfGone = (now: Date) => sql`
  update subscription_charges c set closed_at = greatest(${now}::timestamptz, c.ends_at) from gone
  where c.fan_id = gone.fan_id and c.creator_id = gone.creator_id and c.ends_at = gone.paid_until and c.cut_at is null returning c.fan_id, c.creator_id`;

/** One that was taken out. */
export interface Ended {
  fan_id: string;
  creator_id: string;
  /** Its last month was one that was paid for. */
  was_paid: boolean;
}

const ENDED = sql`select g.fan_id, g.creator_id, (g.fan_id, g.creator_id) in (select c.fan_id, c.creator_id from closed c) as was_paid from gone g`;

/** Takes out one that did not renew, and closes the last month of it. @returns it; undefined when it was changed meanwhile */
export async function endSubscription(
  tx: Tx,
  { fanId, creatorId }: Pair,
  paidUntil: Date,
  now: Date,
): Promise<Ended | undefined> {
  const { rows } = await sql<Ended>`
    with gone as (
      delete from subscriptions where fan_id = ${fanId}::uuid and creator_id = ${creatorId}::uuid and paid_until = ${paidUntil}::timestamptz
      returning fan_id, creator_id, paid_until
    ), closed as (${closeLastMonthOfGone(now)}), counted as (
      update users set subscribers_count = subscribers_count - 1 from gone where users.id = gone.creator_id
    )
    ${ENDED}`.execute(tx);
  return rows[0];
}

/**
 * Takes out those that do not renew and have ended, at most so many, and closes the last month of each; they are their creators'
 * subscribers no more.
 */
export async function removeEnded(db: Queryable, now: Date, limit: number): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    with ended as (
      select fan_id, creator_id from subscriptions where next_try_at is null and ends_at <= ${now}::timestamptz
      order by ends_at limit ${limit}::integer for update skip locked
    ), gone as (
      delete from subscriptions s using ended where s.fan_id = ended.fan_id and s.creator_id = ended.creator_id
      returning s.fan_id, s.creator_id, s.paid_until
    ), closed as (${closeLastMonthOfGone(now)}), counted as (
      update users set subscribers_count = subscribers_count - g.ended
      from (select creator_id, count(*)::integer as ended from gone group by creator_id) g where users.id = g.creator_id
    )
    ${ENDED}`.execute(db);
  return rows;
}

/** Nothing renews any more that this person pays, or that is paid to them; it runs to the end of what was paid for. */
export async function stopAllRenewals(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ next_try_at: null, failed_at: null, ends_at: sql<Date>`paid_until` })
    .where('next_try_at', 'is not', null)
    .where((is) => is.or([is('fan_id', '=', userId), is('creator_id', '=', userId)]))
    .execute();
}
