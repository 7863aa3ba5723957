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
 * Both streams come out of an index in the order of rank: everybody's, without the creators whom the viewer follows, and theirs,
 * each moved ahead by its boost. A page is the first of both together. As the limit is part of the text, no more is read.
 */
const forYou = (isSafe: boolean) =>
  bySize((limit) =>
    prepare<ForYouParams, RankedPost>((db, param) => {
      const shown = isSafe ? sql`p.status = 'published' and not p.is_nsfw` : sql`p.status = 'published'`;
      const [viewer, score, before] = [param('viewerId'), param('score'), param('before')];
      const first = sql.lit(limit);
      const picked = sql<{ id: string; score: number }>`(
        with mine as materialized (
          select m.creator_id, max(m.boost) as boost from (
            (select creator_id, ${sql.lit(BOOST.follow)} as boost from follows where fan_id = ${viewer}::uuid
              order by created_at desc limit ${sql.lit(MOST_FOLLOWED)})
            union all
            (select creator_id, ${sql.lit(BOOST.subscription)} from subscriptions
              where fan_id = ${viewer}::uuid and ends_at > ${param('now')}::timestamptz
              order by started_at desc limit ${sql.lit(MOST_FOLLOWED)})
          ) m group by m.creator_id
        )
        select ranked.id, ranked.score from (
          (select p.id, p.rank as score, p.creator_id from posts p join users c on c.id = p.creator_id and c.status = 'active'
            where ${shown} and (p.rank, p.id) < (${score}::integer, ${before}::uuid)
              and p.creator_id <> all (array(select creator_id from mine union all
                select blocker_id from blocks where blocked_id = ${viewer}::uuid))
            order by p.rank desc, p.id desc limit ${first})
          union all
          select n.id, n.rank + mine.boost, mine.creator_id from mine cross join lateral (
            select p.id, p.rank from posts p where p.creator_id = mine.creator_id and ${shown}
              and (p.rank, p.id) < (${score}::integer - mine.boost, ${before}::uuid)
            order by p.rank desc, p.id desc limit ${first}) n
        ) ranked join users u on u.id = ranked.creator_id and u.status = 'active'
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
