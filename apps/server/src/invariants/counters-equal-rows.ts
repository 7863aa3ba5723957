import { sql } from 'kysely';
import type { Law } from './law.ts';

export const countersEqualRows: Law = {
  name: 'counters-equal-rows',
  says: 'Counters that are kept equal what they count: posts of a creator, unlocks of a post.',
  violations: sql`
    select u.id::text as id, 'posts ' || (u.posts_count - count(p.id)) as difference
    from users u left join posts p on p.creator_id = u.id and p.status <> 'removed' group by u.id having u.posts_count <> count(p.id)
    union all
    select p.id::text, 'unlocks ' || (p.unlocks_count - count(k.fan_id))
    from posts p left join unlocks k on k.post_id = p.id group by p.id having p.unlocks_count <> count(k.fan_id)
    limit 20`,
};
