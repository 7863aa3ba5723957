import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const likesAreCounted: Law = {
  name: 'likes-are-counted',
  says: 'The counter of a post’s likes equals its likes.',
  violations: sql`
    select p.id::text as id, p.likes_count - count(c.post_id) || ' too many' as difference
    from posts p left join post_likes c on c.post_id = p.id
    group by p.id having p.likes_count <> count(c.post_id) limit 20`,
};
