import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const commentsAreCounted: Law = {
  name: 'comments-are-counted',
  says: 'The counter of a post’s comments equals its visible comments.',
  violations: sql`
    select p.id::text as id, p.comments_count - count(c.post_id) || ' too many' as difference
    from posts p left join comments c on c.post_id = p.id and c.state = 'visible'
    group by p.id having p.comments_count <> count(c.post_id) limit 20`,
};
