import type { Reaction } from '@likha/contract/late-limits';
import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { announceTo } from '../../events/index.ts';
import { findConversation, lockConversation } from '../conversations.queries.ts';
import { mayWrite } from '../messages.policy.ts';
import { findMessage, isThere } from '../messages.queries.ts';
import { presentReactions } from './present-reactions.ts';
import { deleteReaction, setReaction } from './reactions.queries.ts';

interface Reacting {
  personId: string;
  messageId: string;
  /** Null takes it back. */
  reaction: Reaction | null;
}

/**
 * Reacts to a message of one's own conversation, or takes the reaction back (P463); either may be repeated. Both of the two are told
 * where the message stands, and nothing counts as unread.
 * @returns how the two react to it now
 * @throws AppError `message_not_found` for what one cannot see, and for what was unsent, removed or is looked at by staff;
 *   `messages_closed` for reacting where one may not write
 */
export async function react(deps: BaseDeps, asked: Reacting) {
  const { personId, messageId } = asked;
  await inTransaction(deps.db, async (tx) => {
    const known = await findMessage(tx, personId, messageId);
    if (!known) throw new AppError('message_not_found');
    // Behind its lock, as unsending, blocking and erasing change what may be done here.
    const conversation = await lockConversation(tx, known.conversation_id, personId);
    const message = conversation && (await findMessage(tx, personId, messageId));
    if (!conversation || message?.state !== 'sent') throw new AppError('message_not_found');
    if (!(await change(deps, tx, asked, message.conversation_id))) return;
    const { conversation_id: conversationId, seq } = message;
    const { low_id: low, high_id: high } = conversation;
    const otherId = low === personId ? high : low;
    // What staff let through under a block is its sender's alone (P428).
    const told = (await isThere(tx, conversationId, otherId, seq)) ? [low, high] : [personId];
    await announceTo(deps, tx, told, { kind: 'message', conversationId, seq });
  });
  const row = await findMessage(deps.db, personId, messageId);
  if (!row) throw new AppError('message_not_found');
  return { id: messageId, reactions: presentReactions(row, personId) };
}

async function change(
  deps: BaseDeps,
  tx: Tx,
  { personId, messageId, reaction }: Reacting,
  conversationId: string,
): Promise<boolean> {
  if (reaction === null) return deleteReaction(tx, messageId, personId);
  const at = deps.clock.now();
  const standing = await findConversation(tx, personId, conversationId, at);
  if (!standing || !mayWrite(standing.facts)) throw new AppError('messages_closed');
  return setReaction(tx, { messageId, personId, reaction, at });
}
