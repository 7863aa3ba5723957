import { sql } from 'kysely';
import { type Prepared, prepare, type Queryable } from '../../../platform/database/index.ts';
import {
  bySize,
  LAST_ID,
  type ListParams,
  type PageParams,
  type Placeholder as PostPlaceholder,
  type PostRow,
  selectPosts,
} from '../read/post-lists.queries.ts';

/** A post of For You, with where it stands there: by `score`, and where that is the same by id. */
export interface RankedPost extends PostRow {
  score: number;
}

interface ForYouParams extends ListParams {
  /** Posts with a smaller score, or the same and a smaller id. */
  score: number;
}

/** Before any score that there is. */
const TOP = 2_147_483_647;
const MINUTES_A_DAY = 24 * 60;
/** How much newer a post counts by a creator whom the viewer follows, or subscribes to, in minutes. */
const BOOST = { follow: 2 * MINUTES_A_DAY, subscription: 3 * MINUTES_A_DAY } as const;
/** So many creators whom a viewer follows are looked for by themselves, those followed last. */
const MOST_FOLLOWED = 200;

/**
 * Both streams come out of an index in the order of rank. First the best of those whom the viewer follows, moved ahead by its boost:
 * of each the best post, and more of those alone that lead. Then everybody else's, and none below the last of a whole page of theirs:
 * it would not be shown. A page is the first of both together. As the limit is part of the text, no more is read.
 */
const forYou = (isSafe: boolean) =>
  bySize((limit) =>
    prepare<ForYouParams, RankedPost>((db, param) => {
      const shown = isSafe ? sql`p.status = 'published' and not p.is_nsfw` : sql`p.status = 'published'`;
      const [viewer, score, before] = [param('viewerId'), param('score'), param('before')];
      const first = sql.lit(limit);
      // Planned for anybody: with a plan for who follows few in reach, the statement would be planned anew for each of them.
      const unknown = sql`(select ${viewer}::uuid)`;
      const picked = sql<{ id: string; score: number }>`(
        with mine as materialized (
          select m.creator_id, max(m.boost) as boost from (
            (select creator_id, ${sql.lit(BOOST.follow)} as boost from follows where fan_id = ${unknown}
              order by created_at desc limit ${sql.lit(MOST_FOLLOWED)})
            union all
            (select creator_id, ${sql.lit(BOOST.subscription)} from subscriptions
              where fan_id = ${unknown} and ends_at > ${param('now')}::timestamptz
              order by started_at desc limit ${sql.lit(MOST_FOLLOWED)})
          ) m group by m.creator_id
        ), theirs as materialized (
          select n.id, n.rank + ahead.boost as score from (
            select best.creator_id, best.boost from (
              select mine.creator_id, mine.boost, p.id, p.rank + mine.boost as score from mine cross join lateral (
                select p.id, p.rank from posts p where p.creator_id = mine.creator_id and ${shown}
                  and (p.rank, p.id) < (${score}::integer - mine.boost, ${before}::uuid)
                order by p.rank desc, p.id desc limit 1) p
              order by score desc, p.id desc offset 0) best
            join users u on u.id = best.creator_id and u.status = 'active'
            order by best.score desc, best.id desc limit ${first}
          ) ahead cross join lateral (
            select p.id, p.rank from posts p where p.creator_id = ahead.creator_id and ${shown}
              and (p.rank, p.id) < (${score}::integer - ahead.boost, ${before}::uuid)
            order by p.rank desc, p.id desc limit ${first}) n
          order by score desc, n.id desc limit ${first}
        )
        select ranked.id, ranked.score from (
          (select p.id, p.rank as score from posts p join users c on c.id = p.creator_id and c.status = 'active'
            where ${shown} and (p.rank, p.id) < (${score}::integer, ${before}::uuid)
              and p.rank >= coalesce((select min(theirs.score) from theirs having count(*) = ${first}), 0)
              and p.creator_id not in (select mine.creator_id from mine union all
                select blocker_id from blocks where blocked_id = ${viewer}::uuid)
            order by p.rank desc, p.id desc limit ${first})
          union all
          select theirs.id, theirs.score from theirs
        ) ranked
        order by score desc, id desc limit ${first})`;
      return selectPosts(db, param as unknown as PostPlaceholder)
        .innerJoin(picked.as('picked'), (join) => join.onRef('picked.id', '=', 'posts.id'))
        .select('picked.score')
        .orderBy('picked.score', 'desc')
        .orderBy('posts.id', 'desc');
    }),
  );
const any = forYou(false);
const safe = forYou(true);

/** Where a page of For You ended. */
export interface Position {
  score: number;
  id: string;
}

/** The best of what everybody published and of what the viewer follows, best first (P130). */
export async function listForYou(
  db: Queryable,
  { viewerId, now, limit }: Omit<PageParams, 'before'>,
  after: Position | undefined,
  isSafe: boolean,
): Promise<RankedPost[]> {
  const statement: Prepared<ForYouParams, RankedPost> = (isSafe ? safe : any)(limit);
  const { score, id: before } = after ?? { score: TOP, id: LAST_ID };
  const rows = await statement.all(db, { viewerId, now, before, score });
  return rows.slice(0, limit);
}

/** For the bench and for the test that looks at plans. */
export const forYouStatements = { feed: any(11), safeFeed: safe(11) };
