import { sql } from 'kysely';
import { boundedLaw } from '../../../platform/law.ts';

/**
 * What a tip is in the books has a law of the sales (sales-are-paid). From the tips to their messages and back, each by an index: an
 * hour has few of both.
 */
export const tipsAreMessages = boundedLaw({
  name: 'tips-are-messages',
  says: 'A tip from inside a conversation is one message of it, by who paid, to who earned; it was not unsent, unless its sender is erased; and no other message is a tip.',
  of: ({ fromId }) => sql`
    select coalesce(t.id, m.tip_id)::text as id,
      coalesce('message ' || m.id, 'no message') || ' in ' || coalesce(m.conversation_id::text, 'none') || ' of a tip in ' || coalesce(t.conversation_id::text, 'none') as difference
    from (
      select id as tip_id from tips where conversation_id is not null and id >= ${fromId}::uuid
      union select tip_id from messages where tip_id is not null and id >= ${fromId}::uuid
    ) each
    left join tips t on t.id = each.tip_id and t.conversation_id is not null
    left join messages m on m.tip_id = each.tip_id
    left join conversations c on c.id = m.conversation_id
    left join users sender on sender.id = m.sender_id
    where t.id is null or m.id is null or m.conversation_id <> t.conversation_id or m.sender_id <> t.fan_id
      or t.creator_id not in (c.low_id, c.high_id) or t.fan_id not in (c.low_id, c.high_id)
      or (m.state = 'unsent' and sender.status <> 'erased') limit 20`,
});
