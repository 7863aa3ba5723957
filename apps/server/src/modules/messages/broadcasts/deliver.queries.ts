import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ConversationEvent } from '../../events/index.ts';

/** Somebody who gets a message to many, and the ids that a conversation and a message of theirs would have. */
export interface Receiver {
  id: string;
  conversationId: string;
  messageId: string;
}

/** Conversations of a creator with those who have none with them yet; neither sees one in which nothing was written. */
export async function openConversations(
  tx: Tx,
  creatorId: string,
  receivers: readonly Receiver[],
  now: Date,
): Promise<void> {
  await sql`
    with made as (
      insert into conversations (id, low_id, high_id, started_by, is_by_hand, created_at)
      select w.conversation_id, least(w.id, ${creatorId}::uuid), greatest(w.id, ${creatorId}::uuid), ${creatorId}::uuid, false, ${now}::timestamptz
      from unnest(${receivers.map(({ id }) => id)}::uuid[], ${receivers.map(({ conversationId }) => conversationId)}::uuid[]) as w (id, conversation_id)
      order by w.id on conflict (low_id, high_id) do nothing returning id, low_id, high_id
    )
    insert into conversation_sides (conversation_id, person_id)
    select made.id, person_id from made cross join lateral (values (made.low_id), (made.high_id)) as both_of (person_id)`.execute(
    tx,
  );
}

/** Their conversations, until the transaction ends, locked in the order of ids. */
export async function lockConversationsOf(
  tx: Tx,
  creatorId: string,
  receiverIds: readonly string[],
): Promise<void> {
  await sql`select c.id from unnest(${receiverIds as string[]}::uuid[]) as w (id)
    join conversations c on c.low_id = least(w.id, ${creatorId}::uuid) and c.high_id = greatest(w.id, ${creatorId}::uuid)
    order by c.id for update of c`.execute(tx);
}

interface Sent {
  id: string;
  creator_id: string;
  price: number | null;
  files_count: number;
}

/**
 * Writes each the message, at the next place of their conversation, which is locked: its words stay where they are. It begins
 * a conversation or answers one as any other message; it is unread to its reader, and moves nothing in its creator's list.
 * @returns what their readers are told
 */
export async function insertForEach(
  tx: Tx,
  broadcast: Sent,
  receivers: readonly Receiver[],
  now: Date,
): Promise<ConversationEvent[]> {
  const creator = sql`${broadcast.creator_id}::uuid`;
  const { rows } = await sql<{ person_id: string; conversation_id: string; seq: number }>`
    with placed as (
      update conversations c set last_seq = c.last_seq + 1,
        answered_at = case when c.answered_at is null and c.begun_at is not null and c.started_by <> ${creator} then ${now}::timestamptz else c.answered_at end,
        started_by = case when c.begun_at is null then ${creator} else c.started_by end,
        begun_at = coalesce(c.begun_at, ${now}::timestamptz)
      from unnest(${receivers.map(({ id }) => id)}::uuid[], ${receivers.map(({ messageId }) => messageId)}::uuid[]) as w (id, message_id)
      where c.low_id = least(w.id, ${creator}) and c.high_id = greatest(w.id, ${creator})
      returning c.id as conversation_id, c.last_seq as seq, w.id as person_id, w.message_id
    ), written as (
      insert into messages (id, conversation_id, seq, sender_id, client_id, broadcast_id, price, files_count, state, created_at, shown_at)
      select message_id, conversation_id, seq, ${creator}, message_id, ${broadcast.id}::uuid, ${broadcast.price}::int,
        ${broadcast.files_count}::int, 'sent', ${now}::timestamptz, ${now}::timestamptz from placed
    ), unread as (
      update conversation_sides s set unread_count = s.unread_count + 1, last_at = greatest(s.last_at, ${now}::timestamptz)
      from placed where s.conversation_id = placed.conversation_id and s.person_id = placed.person_id
    )
    select person_id, conversation_id, seq from placed`.execute(tx);
  return rows.map(({ person_id: personId, conversation_id: conversationId, seq }) => ({
    personId,
    conversationId,
    seq,
  }));
}
