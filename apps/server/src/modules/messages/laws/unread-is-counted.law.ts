import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const unreadIsCounted: Law = {
  name: 'unread-is-counted',
  says: 'What is counted as unread is what the other sent and what appeared, behind the mark or late, and was not deleted; nobody has read, or was handed, what is not there.',
  violations: sql`
    select s.conversation_id || ' of ' || s.person_id as id,
      s.unread_count - count(m.id) || ' too many, read up to ' || s.read_seq || ' of ' || c.last_seq || ', delivered up to ' || s.delivered_seq as difference
    from conversation_sides s
    join conversations c on c.id = s.conversation_id
    left join messages m on m.conversation_id = s.conversation_id and m.sender_id <> s.person_id and m.state = 'sent' and m.shown_at is not null
      and (m.seq > s.read_seq or m.is_late)
      and not exists (select from hidden_messages h where h.person_id = s.person_id and h.message_id = m.id)
    group by s.conversation_id, s.person_id, c.last_seq
    having s.unread_count <> count(m.id) or s.read_seq > c.last_seq or s.delivered_seq > c.last_seq limit 20`,
};
