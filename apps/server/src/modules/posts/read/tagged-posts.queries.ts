import { sql } from 'kysely';
import { prepare, type Queryable } from '../../../platform/database/index.ts';
import {
  bySize,
  LAST_ID,
  type ListParams,
  type PageParams,
  type Placeholder,
  type PostRow,
  selectPosts,
} from './post-lists.queries.ts';

interface TaggedParams extends ListParams {
  tag: string;
}

/** Out of the tag's own index, in the order of lists; as the limit is part of the text, no more is read. */
const tagged = (isSafe: boolean) =>
  bySize((limit) =>
    prepare<TaggedParams, PostRow>((db, param) => {
      const first = sql.lit(limit);
      const picked = sql<{ id: string; tagged_at: string }>`(
        select t.post_id as id, t.place as tagged_at from post_tags t
          join posts p on p.id = t.post_id join users c on c.id = p.creator_id and c.status = 'active'
        where t.tag = ${param('tag')}::text and t.place < ${param('before')}::uuid ${isSafe ? sql`and not t.is_nsfw` : sql``}
          and p.creator_id not in (select blocker_id from blocks where blocked_id = ${param('viewerId')}::uuid)
        order by t.place desc limit ${first})`;
      return selectPosts(db, param as unknown as Placeholder)
        .innerJoin(picked.as('picked'), (join) => join.onRef('picked.id', '=', 'posts.id'))
        .orderBy('picked.tagged_at', 'desc');
    }),
  );
const any = tagged(false);
const safe = tagged(true);

/** The published posts with a tag, newest first. */
export async function listTagged(
  db: Queryable,
  { viewerId, now, before = LAST_ID, limit }: PageParams,
  tag: string,
  isSafe: boolean,
): Promise<PostRow[]> {
  const rows = await (isSafe ? safe : any)(limit).all(db, { viewerId, now, before, tag });
  return rows.slice(0, limit);
}

/** Whether anything is published under a tag, and whether some of it is mature: each by the first row of its index. */
export async function findTag(
  db: Queryable,
  tag: string,
): Promise<{ has_posts: boolean; is_mature: boolean }> {
  const first = (only: typeof NONE) =>
    sql`(select true from post_tags where tag = ${tag} ${only} order by place desc limit 1) is not null`;
  const { rows } = await sql<{ has_posts: boolean; is_mature: boolean }>`
    select ${first(NONE)} as has_posts, ${first(sql`and is_nsfw`)} as is_mature`.execute(db);
  return rows[0] ?? { has_posts: false, is_mature: false };
}

const NONE = sql``;
