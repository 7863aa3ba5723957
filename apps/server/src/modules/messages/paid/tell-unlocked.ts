import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { announceTo } from '../../events/index.ts';
import { lockConversation } from '../conversations.queries.ts';
import { findAnyMessage } from '../messages.queries.ts';

/** Tells both that a message stands otherwise than before, as it was paid for (P433). */
export function tellUnlocked(deps: BaseDeps, messageId: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const message = await findAnyMessage(tx, messageId);
    const conversation = message && (await lockConversation(tx, message.conversation_id, message.sender_id));
    if (!conversation) return;
    const { conversation_id: conversationId, seq } = message;
    await announceTo(deps, tx, [conversation.low_id, conversation.high_id], {
      kind: 'message',
      conversationId,
      seq,
    });
  });
}
