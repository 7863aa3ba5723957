import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const subscribersAreCounted: Law = {
  name: 'subscribers-are-counted',
  says: 'The counter of a creator’s subscribers equals their subscriptions.',
  violations: sql`
    select u.id::text as id, u.subscribers_count - count(s.fan_id) || ' too many' as difference
    from users u left join subscriptions s on s.creator_id = u.id group by u.id having u.subscribers_count <> count(s.fan_id) limit 20`,
};
