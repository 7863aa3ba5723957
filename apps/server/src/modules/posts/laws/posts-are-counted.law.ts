import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const postsAreCounted: Law = {
  name: 'posts-are-counted',
  says: 'The counters of a creator’s posts equal their published posts, and the mature ones among them.',
  violations: sql`
    select u.id::text as id, u.posts_count - count(p.id) || ' too many, '
      || u.mature_posts_count - count(p.id) filter (where p.is_nsfw) || ' mature ones' as difference
    from users u left join posts p on p.creator_id = u.id and p.status = 'published' group by u.id
    having u.posts_count <> count(p.id) or u.mature_posts_count <> count(p.id) filter (where p.is_nsfw) limit 20`,
};
