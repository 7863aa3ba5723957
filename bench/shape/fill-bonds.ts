import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { withoutIndexes } from '../without-indexes.ts';
import { creator, fan, fansOf, mostlyFirst, type Size } from './size.ts';

/** Who follows and subscribes: one creator has a quarter of all fans, two fans follow some and thousands. */
const FOLLOWS_EACH = 4;
export const FOLLOWERS = { some: 1, many: 2 } as const;
const FOLLOWED = { some: 50, many: 5_000 } as const;
const SUBSCRIBED_TO = 300;

/** Follows and subscriptions, and in a table `counts` how many of each a creator has, and posts. */
export async function fillBonds(db: Database, size: Size): Promise<void> {
  const fans = fansOf(size);
  const { creators, posts } = size;
  const at = sql.raw(
    `(now() - ${fans} * interval '1 second' + f * interval '1 second' - c * interval '7 minutes')`,
  );
  const many = Math.min(FOLLOWED.many, creators - 1);
  await withoutIndexes(db, ['follows'], () =>
    sql`insert into follows (fan_id, creator_id, created_at) select ${fan('f')}, ${creator('c')}, ${at} from (
      select f, ${sql.raw(mostlyFirst(`f * 31 + j`, creators))} as c from generate_series(3, ${fans - 2}::bigint) f, generate_series(1, ${FOLLOWS_EACH}::int) j
      union all select f, 0 from generate_series(4, ${fans - 2}::bigint, 4) f
      union all select ${FOLLOWERS.some}::bigint, n * ${Math.floor(creators / FOLLOWED.some)}::int from generate_series(0, ${FOLLOWED.some - 1}::bigint) n
      union all select ${FOLLOWERS.many}::bigint, n * ${Math.floor(creators / many)}::int from generate_series(0, ${many - 1}::bigint) n) bonds
      on conflict do nothing`.execute(db),
  );
  await withoutIndexes(db, ['subscriptions', 'subscription_charges'], () => fillSubscriptions(db, size));
  await sql`create table counts as select n, f.count as followers, s.count as subscribers, ${sql.raw(String(posts / creators))} as posts
    from generate_series(0, ${creators - 1}::bigint) n
    left join (select creator_id, count(*)::int from follows group by 1) f on f.creator_id = ${creator('n')}
    left join (select creator_id, count(*)::int from subscriptions where ends_at > now() group by 1) s on s.creator_id = ${creator('n')}`.execute(
    db,
  );
}

async function fillSubscriptions(db: Database, size: Size): Promise<void> {
  const fans = fansOf(size);
  const { creators } = size;
  const many = Math.min(SUBSCRIBED_TO, creators - 1);
  await sql`insert into subscriptions (fan_id, creator_id, started_at, since, paid_until, ends_at, months, agreed_centavos, next_try_at)
    select ${fan('f')}, ${creator('c')}, at - interval '30 days', at - f % 400 * interval '1 day', at, case when f % 3 = 0 then at else at + interval '3 days' end, 1, 10000,
      case when f % 3 = 0 then null else at end
    from (select f, c, now() + (f % 40 - 10) * interval '1 day' + f % 1000 * interval '1 minute' as at from (
      select f, ${sql.raw(mostlyFirst('f * 17 + 5', creators))} as c from generate_series(4, ${fans - 2}::bigint, 2) f
      union all select f, 0 from generate_series(8, ${fans - 2}::bigint, 8) f
      union all select ${FOLLOWERS.many}::bigint, n * ${Math.floor(creators / many)}::int from generate_series(0, ${many - 1}::bigint) n) bonds) dated
    on conflict do nothing`.execute(db);
  await sql`insert into subscription_charges (id, fan_id, creator_id, credits, starts_at, ends_at, created_at, agreed_centavos)
    select gen_random_uuid(), fan_id, creator_id, 100, started_at, paid_until, started_at, agreed_centavos from subscriptions`.execute(
    db,
  );
}

/** Everybody whom the creators' own lists name: who follows, subscribes or has spent. */
export async function fillCreatorFans(db: Database): Promise<void> {
  await withoutIndexes(db, ['creator_fans'], () =>
    sql`insert into creator_fans (creator_id, fan_id, spent_credits)
      select creator_id, fan_id, sum(spent) from (
        select creator_id, fan_id, 0::bigint as spent from follows union all select creator_id, fan_id, credits from subscription_charges union all select creator_id, fan_id, spent_credits from creator_fans) known
      group by 1, 2 on conflict (creator_id, fan_id) do update set spent_credits = excluded.spent_credits`.execute(
      db,
    ),
  );
}
