import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const messagesHaveNoGap: Law = {
  name: 'messages-have-no-gap',
  says: 'The messages of a conversation are numbered from 1 to its last one, and are of its two.',
  violations: sql`
    select c.id::text as id, 'messages ' || min(m.seq) || ' to ' || max(m.seq) || ' are ' || count(m.id) || ', the last is '
      || c.last_seq || ', of others ' || count(m.id) filter (where m.sender_id not in (c.low_id, c.high_id)) as difference
    from conversations c left join messages m on m.conversation_id = c.id
    group by c.id
    having count(m.id) <> c.last_seq or coalesce(max(m.seq), 0) <> c.last_seq
      or count(m.id) filter (where m.sender_id not in (c.low_id, c.high_id)) > 0 limit 20`,
};
