import type { FanList, FanSort } from '@likha/contract/limits';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';

export interface FanRow {
  id: string;
  username: string;
  /** As this creator calls them (P459). */
  nickname: string | null;
  avatar_key: string | null;
  since: Date;
  until: Date | null;
  renews: boolean;
  is_trial: boolean;
  spent_credits: number;
}

export interface FanPage {
  list: FanList;
  sort: FanSort;
  /** Nothing, or words as they stand in a username or a nickname, in whichever case. */
  q: string;
  now: Date;
  limit: number;
  /** Behind a row: its credits or the milliseconds of its `since`, and its fan. */
  after: { position: number; id: string } | null;
}

/**
 * Who subscribes to a creator, or follows: by since when, or by what they spent; the most, and the newest, first. The table whose index
 * has that order is walked alone, and what else is shown is looked up for each row, which `offset 0` keeps: joined freely, a creator's
 * hundred thousands are taken for the dozen that most creators have, read all of them, and sorted for one page.
 */
export async function listFansOf(
  db: Queryable,
  creatorId: string,
  { list, sort, q, now, limit, after }: FanPage,
): Promise<FanRow[]> {
  const subscribes = sql`s.fan_id = f.fan_id and s.creator_id = f.creator_id and s.ends_at > ${now}::timestamptz`;
  const { walked, order, since } = walkOf(list, sort);
  const place =
    sort === 'spent'
      ? sql`${after?.position}::bigint`
      : sql`to_timestamp(${after?.position}::bigint / 1000.0)`;
  const wanted = sql`lower(${q}::text)`;
  const found =
    q === ''
      ? sql``
      : sql`and (strpos(lower(u.username), ${wanted}) > 0 or strpos(lower(n.nickname), ${wanted}) > 0)`;
  const { rows } = await sql<FanRow>`
    select shown.* from ${walked} w cross join lateral (
      select u.id, u.username, n.nickname, u.avatar_key, ${since} as since, s.paid_until as until, s.next_try_at is not null as renews,
        coalesce(s.months = 0 and s.agreed_centavos > 0, false) as is_trial, f.spent_credits
      from creator_fans f
      ${list === 'subscribers' ? sql`join subscriptions s on ${subscribes}` : sql`join follows fo on fo.fan_id = f.fan_id and fo.creator_id = f.creator_id left join subscriptions s on ${subscribes}`}
      join users u on u.id = f.fan_id and u.status <> 'erased'
      left join fan_notes n on n.creator_id = f.creator_id and n.fan_id = f.fan_id and n.nickname <> ''
      where f.creator_id = w.creator_id and f.fan_id = w.fan_id ${found} offset 0) shown
    where w.creator_id = ${creatorId}::uuid ${after ? sql`and (${order}, w.fan_id) < (${place}, ${after.id}::uuid)` : sql``}
    order by ${order} desc, w.fan_id desc limit ${limit}`.execute(db);
  return rows;
}

/** The table whose rows `w` come in the order that is wanted, and since when somebody is in a list. */
function walkOf(list: FanList, sort: FanSort) {
  const [walked, order, since] =
    list === 'subscribers'
      ? [sql`subscriptions`, sql`coalesce(w.since, w.started_at)`, sql`coalesce(s.since, s.started_at)`]
      : [sql`follows`, sql`w.created_at`, sql`fo.created_at`];
  return sort === 'spent'
    ? { walked: sql`creator_fans`, order: sql`w.spent_credits`, since }
    : { walked, order, since };
}
