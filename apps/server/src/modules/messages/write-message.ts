import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Tx } from '../../platform/database/index.ts';
import { announceTo } from '../events/index.ts';
import type { LockedConversation } from './conversations.queries.ts';
import { giveFiles } from './files/give-files.ts';
import { insertMessage } from './messages.queries.ts';

interface Written {
  id: string;
  senderId: string;
  clientId: string;
  text: string;
  price: number | null;
  mediaIds: readonly string[];
  replyToSeq: number | null;
  /** The tip that it is (P471). */
  tipId?: string;
  /** Only its sender sees it until staff has looked (P428). */
  isHeld: boolean;
}

/**
 * Writes a message at the next place of a conversation that the caller has locked, counts it as unread and tells both (P420, P426): the one way to write to
 * one person.
 */
export async function writeMessage(
  deps: BaseDeps,
  tx: Tx,
  { id: conversationId, low_id: low, high_id: high }: LockedConversation,
  { id, senderId, clientId, text, price, mediaIds, replyToSeq, tipId, isHeld }: Written,
): Promise<void> {
  const now = deps.clock.now();
  const seq = await insertMessage(tx, {
    id,
    conversation_id: conversationId,
    sender_id: senderId,
    client_id: clientId,
    text: text === '' ? null : text,
    price,
    files_count: mediaIds.length,
    reply_to_seq: replyToSeq,
    tip_id: tipId ?? null,
    state: isHeld ? 'in_review' : 'sent',
    created_at: now,
    shown_at: isHeld ? null : now,
  });
  await giveFiles(tx, { messageId: id }, { senderId, ids: mediaIds });
  await announceTo(deps, tx, isHeld ? [senderId] : [low, high], { kind: 'message', conversationId, seq });
}
