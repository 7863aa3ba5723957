import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const followersAreCounted: Law = {
  name: 'followers-are-counted',
  says: 'The counter of a creator’s followers equals those who follow them.',
  violations: sql`
    select u.id::text as id, u.followers_count - count(f.fan_id) || ' too many' as difference
    from users u left join follows f on f.creator_id = u.id group by u.id having u.followers_count <> count(f.fan_id) limit 20`,
};
