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

/** Who subscribes to a creator, or follows: by since when, or by what they spent; the most, and the newest, first. */
export async function listFansOf(
  db: Queryable,
  creatorId: string,
  { list, sort, q, now, limit, after }: FanPage,
): Promise<FanRow[]> {
  const subscribes = sql`s.fan_id = f.fan_id and s.creator_id = f.creator_id and s.ends_at > ${now}::timestamptz`;
  const since = list === 'subscribers' ? sql`coalesce(s.since, s.started_at)` : sql`fo.created_at`;
  const order = sort === 'spent' ? sql`f.spent_credits` : since;
  const place =
    sort === 'spent'
      ? sql`${after?.position}::bigint`
      : sql`to_timestamp(${after?.position}::bigint / 1000.0)`;
  // As one names the ids of a list as well as the place in it, each order has an index that gives it.
  const id = sort === 'spent' ? sql`f.fan_id` : list === 'subscribers' ? sql`s.fan_id` : sql`fo.fan_id`;
  const owner =
    sort === 'spent' ? sql`f.creator_id` : list === 'subscribers' ? sql`s.creator_id` : sql`fo.creator_id`;
  const wanted = sql`lower(${q}::text)`;
  const found =
    q === ''
      ? sql``
      : sql`and (strpos(lower(u.username), ${wanted}) > 0 or strpos(lower(n.nickname), ${wanted}) > 0)`;
  const { rows } = await sql<FanRow>`
    select u.id, u.username, n.nickname, u.avatar_key, ${since} as since, s.paid_until as until, s.next_try_at is not null as renews,
      coalesce(s.months = 0 and s.agreed_centavos > 0, false) as is_trial, f.spent_credits
    from creator_fans f
    ${list === 'subscribers' ? sql`join subscriptions s on ${subscribes}` : sql`join follows fo on fo.fan_id = f.fan_id and fo.creator_id = f.creator_id left join subscriptions s on ${subscribes}`}
    join users u on u.id = f.fan_id and u.status <> 'erased'
    left join fan_notes n on n.creator_id = f.creator_id and n.fan_id = f.fan_id and n.nickname <> ''
    where ${owner} = ${creatorId}::uuid ${after ? sql`and (${order}, ${id}) < (${place}, ${after.id}::uuid)` : sql``} ${found}
    order by ${order} desc, ${id} desc limit ${limit}`.execute(db);
  return rows;
}
