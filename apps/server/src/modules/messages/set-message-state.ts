import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Tx } from '../../platform/database/index.ts';
import { announceTo } from '../events/index.ts';
import { lockConversation, noteShown } from './conversations.queries.ts';
import { findStatus, isBlockBetween } from './facts.queries.ts';
import { isKeptOut } from './messages.policy.ts';
import { changeState, findAnyMessage } from './messages.queries.ts';
import { countSideAnew, findReadSeq, noteSeen } from './sides.queries.ts';

/**
 * Lets a message through, holds it back or removes it, as staff decides (P428), in the caller's transaction: who may see it changes, with what is
 * counted, and they are told. Nothing comes of what is let through while one of the two blocks the other, or its sender is kept out (P423).
 * @returns false for none, for one that stands so already, and for one that says nothing any more; `kept_out` for what comes to nobody as its sender is banned or suspended
 */
export async function setMessageState(
  deps: BaseDeps,
  tx: Tx,
  id: string,
  state: 'sent' | 'in_review' | 'removed',
): Promise<boolean | 'kept_out'> {
  const known = await findAnyMessage(tx, id);
  if (!known) return false;
  const conversation = await lockConversation(tx, known.conversation_id, known.sender_id);
  const message = await findAnyMessage(tx, id);
  if (!conversation || !message) throw new AppError('message_not_found');
  if (message.state === state || message.state === 'unsent') return false;
  if (message.text === null && message.files_count === 0 && message.broadcast_id === null) return false;
  const { conversation_id: conversationId, sender_id: senderId, seq } = message;
  const both = [conversation.low_id, conversation.high_id];
  const readerId = both.find((each) => each !== senderId) ?? senderId;
  // Asked behind the conversation's lock, for which whoever blocks waits before they are answered; a ban waits for what is held with it.
  const isOut = state === 'sent' && isKeptOut(await findStatus(tx, senderId));
  const isClosed = isOut || (state === 'sent' && (await isBlockBetween(tx, senderId, readerId)));
  const isFirst = state === 'sent' && message.shown_at === null && !isClosed;
  if (isFirst) {
    const now = deps.clock.now();
    const isLate = (await findReadSeq(tx, conversationId, readerId)) >= seq;
    await changeState(tx, id, { state, shown_at: now, is_late: isLate });
    await noteShown(tx, conversationId, senderId, now);
    await noteSeen(tx, conversationId, readerId, now);
  } else await changeState(tx, id, { state });
  await countSideAnew(tx, conversationId, readerId);
  const isTold = isFirst || (message.shown_at !== null && !isClosed);
  const told = isTold ? both : [senderId];
  const kind = state === 'sent' ? 'message' : 'message_removed';
  await announceTo(deps, tx, told, { kind, conversationId, seq });
  return isOut ? 'kept_out' : true;
}
