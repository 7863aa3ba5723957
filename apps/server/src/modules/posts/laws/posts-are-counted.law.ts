import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const postsAreCounted: Law = {
  name: 'posts-are-counted',
  says: 'The counter of a creator’s posts equals their posts that were not removed.',
  violations: sql`
    select u.id::text as id, u.posts_count - count(p.id) || ' too many' as difference
    from users u left join posts p on p.creator_id = u.id and p.status <> 'removed' group by u.id having u.posts_count <> count(p.id) limit 20`,
};
