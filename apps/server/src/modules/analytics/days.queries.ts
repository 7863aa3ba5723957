import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { lowestIdAt } from '../../platform/ids.ts';
import { dawnOf } from '../../platform/philippine-time.ts';

/** How one Philippine day went on the whole platform; pesos in centavos. */
export interface PlatformDay {
  /** `YYYY-MM-DD`. */
  day: string;
  new_fans: number;
  new_creators: number;
  purchases: number;
  paid_centavos: number;
  credits_purchased: number;
  credits_spent: number;
  sales: number;
  creator_centavos: number;
  affiliate_centavos: number;
  platform_centavos: number;
  earnings_paid_out_centavos: number;
  affiliate_paid_out_centavos: number;
  submissions: number;
  messages: number;
  reports: number;
  reviews: number;
  circulation: number;
  counted_at: Date;
  is_final: boolean;
}

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Manila')`;
const endOf = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'Asia/Manila')`;
const during = (column: string, day: string) =>
  sql`${sql.ref(column)} >= ${startOf(day)} and ${sql.ref(column)} < ${endOf(day)}`;

/**
 * Counts a day anew and keeps it. Costs what happened on that day. Who counted later is right: of two at once the later
 * moment stays.
 * @param circulation credits in circulation when the day began
 */
export async function countDay(
  db: Queryable,
  { day, circulation, now, isFinal }: { day: string; circulation: number; now: Date; isFinal: boolean },
): Promise<number> {
  const { from, to } = idsAround(day);
  // Ids are in the order of time: what came on other days is not read.
  const cameTo = (table: string) =>
    sql`(select count(*) from ${sql.table(table)} where id >= ${from}::uuid and id < ${to}::uuid and ${during('created_at', day)})`;
  const { rows } = await sql<{ circulation: number }>`
    with moved as materialized (
      select e.id, e.reason, e.trade_sign, e.details ->> 'bucket' as bucket, split_part(p.from_account, ':', 2) as source,
        split_part(p.to_account, ':', 2) as target, p.currency, p.amount
      from ledger_entries e join ledger_postings p on p.entry_id = e.id where ${during('e.created_at', day)}
    ), typed as materialized (
      -- Stripes are one account.
      select id, reason, trade_sign, bucket, split_part(source, '#', 1) as source, split_part(target, '#', 1) as target, currency, amount from moved
    ), sums as (
      select count(distinct id) filter (where reason = 'purchase') as purchases,
        count(distinct id) filter (where reason in ('unlock', 'subscription', 'tip')) as sales,
        -- Without what went back, also in disputes.
        coalesce(sum(case when source = 'clearing' then amount else -amount end) filter (where trade_sign <> 0 and 'clearing' in (source, target)), 0) as paid,
        coalesce(sum(case when source = 'issuer' then amount else -amount end) filter (where currency = 'CREDIT'), 0) as issued,
        coalesce(sum(trade_sign * amount) filter (where (trade_sign = 1 and target = 'wallet') or (trade_sign = -1 and source = 'wallet')), 0) as purchased,
        coalesce(sum(trade_sign * amount) filter (where (trade_sign = 1 and source = 'wallet') or (trade_sign = -1 and target = 'wallet')), 0) as spent,
        coalesce(sum(trade_sign * amount) filter (where 'creator_payable' in (source, target)), 0) as creators,
        coalesce(sum(trade_sign * amount) filter (where 'affiliate_held' in (source, target)), 0) as affiliates,
        coalesce(sum(trade_sign * amount) filter (where 'revenue' in (source, target)), 0) as platform,
        coalesce(sum(amount) filter (where reason = 'payout_settle' and bucket = 'earnings'), 0) as earnings_out,
        coalesce(sum(amount) filter (where reason = 'payout_settle' and bucket = 'affiliate'), 0) as affiliate_out
      from typed
    )
    insert into platform_days as known (day, new_fans, new_creators, purchases, paid_centavos, credits_purchased, credits_spent, sales,
      creator_centavos, affiliate_centavos, platform_centavos, earnings_paid_out_centavos, affiliate_paid_out_centavos, submissions, messages,
      reports, reviews, circulation, counted_at, is_final)
    select ${day}::date,
      (select count(*) from users where user_type = 'fan' and ${during('created_at', day)}),
      (select count(*) from users where user_type = 'creator' and ${during('created_at', day)}),
      purchases, paid, purchased, spent, sales, creators, affiliates, platform, earnings_out, affiliate_out,
      (select count(*) from verifications where status <> 'receiving' and ${during('submitted_at', day)}),
      (select count(*) from contact_messages where ${during('sent_at', day)}),
      ${cameTo('reports')}, ${cameTo('content_reviews')}, ${circulation}::bigint + issued, ${now}::timestamptz, ${isFinal}::boolean
    from sums
    on conflict (day) do update set new_fans = excluded.new_fans, new_creators = excluded.new_creators, purchases = excluded.purchases,
      paid_centavos = excluded.paid_centavos, credits_purchased = excluded.credits_purchased, credits_spent = excluded.credits_spent,
      sales = excluded.sales, creator_centavos = excluded.creator_centavos, affiliate_centavos = excluded.affiliate_centavos,
      platform_centavos = excluded.platform_centavos, earnings_paid_out_centavos = excluded.earnings_paid_out_centavos,
      affiliate_paid_out_centavos = excluded.affiliate_paid_out_centavos, submissions = excluded.submissions, messages = excluded.messages,
      reports = excluded.reports, reviews = excluded.reviews,
      circulation = excluded.circulation, counted_at = excluded.counted_at, is_final = excluded.is_final
      where known.counted_at <= excluded.counted_at
    returning circulation`.execute(db);
  // Counted later by somebody else: theirs is the one to go on from.
  return rows[0]?.circulation ?? (await circulationAfter(db, day));
}

/** A day more on either side, as ids may be a little ahead of the clock that gives them out, or behind it. */
function idsAround(day: string): { from: string; to: string } {
  const start = dawnOf(day).getTime();
  return { from: lowestIdAt(new Date(start - DAY_MS)), to: lowestIdAt(new Date(start + 2 * DAY_MS)) };
}

async function circulationAfter(db: Queryable, day: string): Promise<number> {
  const row = await db
    .selectFrom('platform_days')
    .select('circulation')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return row.circulation;
}

/** From where to count on: the day after the last final one, else that of the first fan or creator; null while there is none. */
export async function findNextDay(db: Queryable): Promise<{ day: string; circulation: number } | null> {
  const { rows } = await sql<{ day: string; circulation: number }>`
    select to_char(day + 1, 'YYYY-MM-DD') as day, circulation from (
      select day, circulation from platform_days where is_final and reports is not null order by day desc limit 1) newest
    union all
    select to_char(created_at at time zone 'Asia/Manila', 'YYYY-MM-DD'), 0 from (
      select created_at from users where user_type in ('fan', 'creator') order by created_at limit 1) first
    limit 1`.execute(db);
  return rows[0] ?? null;
}

/** When a day was counted last, and how many purchases and sales the busiest day has that is to be counted again. */
export async function findCounted(db: Queryable, day: string): Promise<{ at: Date; trades: number } | null> {
  const { rows } = await sql<{ at: Date; trades: number }>`
    select counted_at as at, coalesce((select max(purchases + sales) from platform_days where not is_final), 0)::int as trades
    from platform_days where day = ${day}::date`.execute(db);
  return rows[0] ?? null;
}

/** Days that are kept, from a day on, oldest first. */
export async function listPlatformDays(db: Queryable, fromDay: string): Promise<PlatformDay[]> {
  const { rows } = await sql<PlatformDay>`
    select platform_days.*, coalesce(reports, 0) as reports, coalesce(reviews, 0) as reviews, to_char(platform_days.day, 'YYYY-MM-DD') as day from platform_days where platform_days.day >= ${fromDay}::date
    order by platform_days.day`.execute(db);
  return rows;
}

/** What all kept days from a day on come to; a row a day, however much happened. */
export async function sumDays(db: Queryable, fromDay: string) {
  const { rows } = await sql<{
    purchases: number;
    credits_purchased: number;
    credits_spent: number;
    affiliate_centavos: number;
    affiliate_paid_out_centavos: number;
  }>`
    select coalesce(sum(purchases), 0)::bigint as purchases, coalesce(sum(credits_purchased), 0)::bigint as credits_purchased,
      coalesce(sum(credits_spent), 0)::bigint as credits_spent, coalesce(sum(affiliate_centavos), 0)::bigint as affiliate_centavos,
      coalesce(sum(affiliate_paid_out_centavos), 0)::bigint as affiliate_paid_out_centavos
    from platform_days where day >= ${fromDay}::date`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a sum has one row');
  return row;
}

/** Of the fans and creators who joined in a stretch of time, how many, and how many were here since its end. */
export async function countReturned(
  db: Queryable,
  { from, to }: { from: Date; to: Date },
): Promise<{ joined: number; came_back: number }> {
  const { rows } = await sql<{ joined: number; came_back: number }>`
    select count(*)::int as joined, (count(*) filter (where last_seen_at >= ${to}::timestamptz))::int as came_back
    from users where created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz and user_type in ('fan', 'creator')`.execute(
    db,
  );
  return rows[0] ?? { joined: 0, came_back: 0 };
}
