import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const unlocksAreCounted: Law = {
  name: 'unlocks-are-counted',
  says: 'The stripes of a post’s counter add up to its unlocks.',
  violations: sql`
    select coalesce(c.post_id, u.post_id)::text as id, coalesce(c.unlocks, 0) - coalesce(u.unlocks, 0) || ' too many' as difference
    from (select post_id, sum(unlocks) as unlocks from post_unlock_counts group by post_id) c
    full join (select post_id, count(*) as unlocks from unlocks group by post_id) u on u.post_id = c.post_id
    where coalesce(c.unlocks, 0) <> coalesce(u.unlocks, 0) limit 20`,
  // Of posts that were sold lately alone.
  recent: ({ fromId }) => sql`
    select sold.post_id::text as id, coalesce(c.unlocks, 0) - u.unlocks || ' too many' as difference
    from (select distinct post_id from unlocks where id >= ${fromId}::uuid) sold
    cross join lateral (select count(*) as unlocks from unlocks where post_id = sold.post_id) u
    cross join lateral (select sum(unlocks) as unlocks from post_unlock_counts where post_id = sold.post_id) c
    where coalesce(c.unlocks, 0) <> u.unlocks limit 20`,
};
