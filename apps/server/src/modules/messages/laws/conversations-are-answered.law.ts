import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

export const conversationsAreAnswered: Law = {
  name: 'conversations-are-answered',
  says: 'A conversation has begun where its starter wrote something that both saw, and is answered where the other did as well.',
  violations: sql`
    select c.id::text as id, 'begun ' || coalesce(c.begun_at::text, 'never') || ', answered ' || coalesce(c.answered_at::text, 'never')
      || '; shown of its starter ' || count(m.id) filter (where m.sender_id = c.started_by)
      || ', of the other ' || count(m.id) filter (where m.sender_id <> c.started_by) as difference
    from conversations c left join messages m on m.conversation_id = c.id and m.shown_at is not null
    group by c.id
    having (c.begun_at is not null) <> (count(m.id) filter (where m.sender_id = c.started_by) > 0)
      or (c.answered_at is not null) <> (count(m.id) filter (where m.sender_id <> c.started_by) > 0) limit 20`,
};
