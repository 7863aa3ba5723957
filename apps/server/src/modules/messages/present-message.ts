import type { CallResponse, Calls } from '@likha/contract';
import { mayUnsend } from './messages.policy.ts';
import type { MessageRow } from './messages.queries.ts';

type Message = CallResponse<Calls['sendMessage']>;

/** A message as one of the two gets it, who may see it. What staff removed is kept for an appeal, and shown to neither. */
export function presentMessage(row: MessageRow, viewerId: string, now: Date): Message {
  const isOwn = row.sender_id === viewerId;
  const isThere = row.state === 'sent' || row.state === 'in_review';
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    seq: row.seq,
    client_id: isOwn ? row.client_id : null,
    is_own: isOwn,
    state: row.state,
    text: isThere ? row.text : null,
    reply_to:
      row.reply_to_seq === null
        ? null
        : { seq: row.reply_to_seq, is_own: row.reply_sender_id === viewerId, text: row.reply_text },
    may_unsend: mayUnsend({ isOwn, state: row.state, createdAt: row.created_at }, now),
    created_at: row.created_at.toISOString(),
  };
}
