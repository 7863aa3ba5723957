import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const broadcastsAreCounted: Law = {
  name: 'broadcasts-are-counted',
  says: 'A message to many has as many messages as it says it was sent to, all of its creator and without words of their own.',
  violations: sql`
    select b.id::text as id, b.sent_count || ' counted, ' || count(m.id) || ' there, ' || count(m.id) filter (where m.text is not null or m.sender_id <> b.creator_id) || ' not its own' as difference
    from broadcasts b left join messages m on m.broadcast_id = b.id
    group by b.id having b.sent_count <> count(m.id) or count(m.id) filter (where m.text is not null or m.sender_id <> b.creator_id) > 0 limit 20`,
};
