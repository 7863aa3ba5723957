import { sql } from 'kysely';
import type { Law } from '../../../platform/law.ts';

/** What an unlock is in the books has a law of the sales (sales-are-paid). */
export const paidMessagesKeepTheirPrice: Law = {
  name: 'paid-messages-keep-their-price',
  says: 'Whoever paid for a message was sent it by who earned from it, and paid its price; it was not unsent, unless its sender is erased.',
  violations: sql`
    select u.id::text as id, u.credits || ' paid of ' || coalesce(m.price::text, 'no price') || ', ' || m.state as difference
    from message_unlocks u join messages m on m.id = u.message_id join conversations c on c.id = m.conversation_id
    join users sender on sender.id = m.sender_id
    where u.creator_id <> m.sender_id or u.fan_id = m.sender_id or u.fan_id not in (c.low_id, c.high_id)
      or (sender.status <> 'erased' and u.credits is distinct from m.price) limit 20`,
};
