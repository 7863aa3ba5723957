import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { PUBLIC_COLUMNS, type PublicUserRow } from '../accounts/index.ts';

interface StepsRow {
  interests: string[];
  follows: number;
  has_credits: boolean;
  is_put_away: boolean;
}

/** @param most follows are counted up to so many, as a fan may follow thousands */
export async function findSteps(db: Queryable, fanId: string, now: Date, most: number): Promise<StepsRow> {
  const { rows } = await sql<StepsRow>`
    select coalesce(kept.tags, '{}') as interests, kept.put_away_at is not null as is_put_away,
      (select count(*)::int from (
        (select creator_id from follows where fan_id = ${fanId}::uuid limit ${most}::int)
        union (select creator_id from subscriptions where fan_id = ${fanId}::uuid and ends_at > ${now} limit ${most}::int)
        limit ${most}::int) as known) as follows,
      exists (select from purchases where fan_id = ${fanId}::uuid and status = 'completed') as has_credits
    from (select ${fanId}::uuid as id) fan left join fan_interests kept on kept.fan_id = fan.id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('one row was asked for');
  return row;
}

export async function writeInterests(tx: Tx, fanId: string, tags: string[]): Promise<void> {
  await tx
    .insertInto('fan_interests')
    .values({ fan_id: fanId, tags })
    .onConflict((conflict) => conflict.column('fan_id').doUpdateSet({ tags }))
    .execute();
}

export async function writePutAway(tx: Tx, fanId: string, at: Date | null): Promise<void> {
  await tx
    .insertInto('fan_interests')
    .values({ fan_id: fanId, put_away_at: at })
    .onConflict((conflict) => conflict.column('fan_id').doUpdateSet({ put_away_at: at }))
    .execute();
}

export async function findInterests(db: Queryable, fanId: string): Promise<string[]> {
  const row = await db
    .selectFrom('fan_interests')
    .select('tags')
    .where('fan_id', '=', fanId)
    .executeTakeFirst();
  return row?.tags ?? [];
}

/** What the newest posts are tagged with by more than one creator, by how many; as it was written most often. */
export async function listTagsInUse(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select mode() within group (order by tag) as tag from (
      select creator_id, tags from posts where status = 'published' and not is_nsfw order by id desc limit 5000) recent,
      unnest(tags) as tag
    group by array_to_string(plain_words(tag), ' ') having array_to_string(plain_words(tag), ' ') <> '' and count(distinct creator_id) > 1
    order by count(distinct creator_id) desc, array_to_string(plain_words(tag), ' ') limit 24`.execute(db);
  return rows.map(({ tag }) => tag);
}

/**
 * Listed creators with these tags, the most in common first, filled up with those whom most people follow. Of each tag the
 * best known are looked at, as a search does; each by itself, which `offset 0` keeps: joined, whoever follows thousands has all of them
 * read for each.
 */
export async function listByInterests(
  db: Queryable,
  { fanId, interests, now }: { fanId: string; interests: string[]; now: Date },
): Promise<PublicUserRow[]> {
  const { rows } = await sql<PublicUserRow>`
    with shared as (
      select creator_id, count(*) as tags from unnest(${interests}::text[]) as wanted (tag)
      cross join lateral (select creator_id from creator_terms
        where term = array_to_string(plain_words(wanted.tag), ' ') and weight = 3 and not is_mature
        order by weight desc, popularity desc, creator_id desc limit 60) known
      group by creator_id
    ), popular as (
      select id as creator_id, 0 as tags from users
      where user_type = 'creator' and kyc_status = 'approved' and status = 'active'
      order by followers_count desc, id desc limit 60
    ), anybody as (
      select creator_id, max(tags) as tags from (select * from shared union all select * from popular) as each group by creator_id
    )
    select ${sql.join(PUBLIC_COLUMNS.map((column) => sql.ref(`users.${column}`)))} from anybody join users on users.id = anybody.creator_id
    where users.user_type = 'creator' and users.kyc_status = 'approved' and users.status = 'active'
      and not exists (select from follows f where f.fan_id = ${fanId}::uuid and f.creator_id = users.id offset 0)
      and not exists (select from subscriptions s where s.fan_id = ${fanId}::uuid and s.creator_id = users.id and s.ends_at > ${now} offset 0)
    order by anybody.tags desc, users.followers_count desc, users.id desc limit 12`.execute(db);
  return rows;
}

/** Nothing of what somebody was interested in is left. */
export async function eraseInterests(tx: Tx, fanId: string): Promise<void> {
  await tx.deleteFrom('fan_interests').where('fan_id', '=', fanId).execute();
}
