import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';

/** All the time that a creator's fans had or have, paid for or free; of what ended with a block what was before it (P1036). */
const timesOf = (creatorId: string) => sql`
  select fan_id, starts_at, coalesce(cut_at, ends_at) as ends_at from subscription_charges where creator_id = ${creatorId}::uuid and (cut_at is null or cut_at > starts_at)
  union all
  select fan_id, starts_at, coalesce(cut_at, ends_at) from free_months where creator_id = ${creatorId}::uuid and (cut_at is null or cut_at > starts_at)`;

/** Renewals of a creator that are due before a moment, unless they are cancelled: how many, and what fans pay for them, in centavos. */
export async function sumRenewals(
  db: Queryable,
  creatorId: string,
  until: Date,
): Promise<{ count: number; centavos: number }> {
  return db
    .selectFrom('subscriptions')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(agreed_centavos), 0)::bigint`.as('centavos'),
    ])
    .where('creator_id', '=', creatorId)
    .where('next_try_at', 'is not', null)
    .where('agreed_centavos', '>', 0)
    .where('paid_until', '<', until)
    .executeTakeFirstOrThrow();
}

/** How many fans subscribed at a moment, and how many of those do not now. */
export async function countWhoLeft(
  db: Queryable,
  creatorId: string,
  { before, now }: { before: Date; now: Date },
): Promise<{ had: number; gone: number }> {
  const { rows } = await sql<{ had: number; gone: number }>`
    with had as (select distinct fan_id from (${timesOf(creatorId)}) t
      where starts_at <= ${before}::timestamptz and ends_at > ${before}::timestamptz)
    select count(*)::int as had, count(*) filter (where s.fan_id is null)::int as gone
    from had left join subscriptions s
      on s.fan_id = had.fan_id and s.creator_id = ${creatorId}::uuid and s.ends_at > ${now}::timestamptz`.execute(
    db,
  );
  return rows[0] ?? { had: 0, gone: 0 };
}

export interface CohortRow {
  /** Philippine, `YYYY-MM`. */
  month: string;
  /** Months after a fan's first; 0 counts all who began. */
  after: number;
  count: number;
}

/**
 * Of the fans whose first time with a creator began in a Philippine month, from a day on: how many had one each so many months later.
 * @param fromDay the first of a Philippine month, `YYYY-MM-DD`
 */
export async function listCohorts(
  db: Queryable,
  creatorId: string,
  { fromDay, months }: { fromDay: string; months: number },
): Promise<CohortRow[]> {
  const { rows } = await sql<CohortRow>`
    with times as materialized (${timesOf(creatorId)}),
      began as (select fan_id, min(starts_at) as at from times group by fan_id
        having min(starts_at) >= (${fromDay}::timestamp at time zone 'Asia/Manila'))
    select to_char(b.at at time zone 'Asia/Manila', 'YYYY-MM') as month, m.after, count(distinct b.fan_id)::int as count
    from began b join times t on t.fan_id = b.fan_id
      join generate_series(0, ${months}::int) m(after)
        on t.starts_at <= b.at + make_interval(months => m.after) and t.ends_at > b.at + make_interval(months => m.after)
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** Fans who ever spent anything with a creator. */
export async function countPayers(db: Queryable, creatorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('creator_fans')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('creator_id', '=', creatorId)
    .where('spent_credits', '>', 0)
    .executeTakeFirstOrThrow();
  return count;
}
