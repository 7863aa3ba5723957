import type { CallResponse, Calls } from '@likha/contract';
import { hasText, mayUnsend } from './messages.policy.ts';
import type { MessageRow } from './messages.queries.ts';

type Message = CallResponse<Calls['sendMessage']>;

/** A message as one of the two gets it, who may see it. */
export function presentMessage(row: MessageRow, viewerId: string, now: Date): Message {
  const isOwn = row.sender_id === viewerId;
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    seq: row.seq,
    client_id: isOwn ? row.client_id : null,
    is_own: isOwn,
    state: row.state,
    text: hasText(row.state) ? row.text : null,
    reply_to:
      row.reply_to_seq === null
        ? null
        : { seq: row.reply_to_seq, is_own: row.reply_sender_id === viewerId, text: row.reply_text },
    may_unsend: mayUnsend({ isOwn, state: row.state, createdAt: row.created_at }, now),
    created_at: row.created_at.toISOString(),
  };
}
