import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { announceTo } from '../events/index.ts';
import { removeMedia } from '../media/index.ts';
import { dropReview } from '../reviews/index.ts';
import { isAtRest } from './broadcasts/broadcast.policy.ts';
import { lockBroadcastOf } from './broadcasts/broadcasts.queries.ts';
import { dropContent } from './broadcasts/drop-content.ts';
import { lockConversation } from './conversations.queries.ts';
import { detachFiles } from './files/files.queries.ts';
import { mayUnsend } from './messages.policy.ts';
import { findAnyMessage, findEvenDeleted, hideMessage, unsendRow } from './messages.queries.ts';
import { lockForUnsending } from './paid/unlocks.queries.ts';
import { countSideAnew } from './sides.queries.ts';

/**
 * Unsends one's own message for everyone, or deletes any for oneself (P424). Either may be repeated.
 * @throws AppError `message_not_found` for what one cannot see; `message_stays` for unsending what is the other's, too old, paid for, or removed by staff
 */
export async function removeMessage(
  deps: BaseDeps,
  personId: string,
  id: string,
  whom: 'everyone' | 'me',
): Promise<{ id: string }> {
  const row = await findEvenDeleted(deps.db, personId, id);
  if (!row || (row.is_deleted && whom === 'everyone')) throw new AppError('message_not_found');
  if (row.is_deleted) return { id };
  await inTransaction(deps.db, async (tx) => {
    if (whom === 'everyone') await unsend(deps, tx, personId, row);
    else await hide(deps, tx, personId, row);
  });
  return { id };
}

interface Place {
  id: string;
  conversation_id: string;
  seq: number;
}

async function unsend(deps: BaseDeps, tx: Tx, personId: string, { id, conversation_id, seq }: Place) {
  // A message to many before the review, and the review before the conversation, as staff decides; what may not be unsent takes this back.
  const many = await lockBroadcastOf(tx, id);
  await dropReview(tx, id);
  const conversation = await lockConversation(tx, conversation_id, personId);
  const message = await findAnyMessage(tx, id);
  if (!conversation || !message) throw new AppError('message_not_found');
  const isOwn = message.sender_id === personId;
  if (isOwn && message.state === 'unsent') return;
  const { isPaid } = await lockForUnsending(tx, id);
  if (
    !mayUnsend(
      {
        isOwn,
        state: message.state,
        createdAt: message.created_at,
        isPaid: isPaid || message.tip_id !== null,
      },
      deps.clock.now(),
    )
  )
    throw new AppError('message_stays');
  for (const mediaId of await detachFiles(tx, id)) await removeMedia(tx, mediaId);
  await unsendRow(tx, id);
  // It may have been the last one who had what was said to many: then nothing of that is kept either.
  if (many && isAtRest(many)) await dropContent(tx, many.id);
  const both = [conversation.low_id, conversation.high_id];
  const reader = both.find((each) => each !== personId) ?? personId;
  await countSideAnew(tx, conversation_id, reader);
  const told = message.shown_at ? both : [personId];
  await announceTo(deps, tx, told, { kind: 'message_removed', conversationId: conversation_id, seq });
}

async function hide(deps: BaseDeps, tx: Tx, personId: string, { id, conversation_id, seq }: Place) {
  if (!(await lockConversation(tx, conversation_id, personId))) throw new AppError('message_not_found');
  await hideMessage(tx, personId, id, deps.clock.now());
  await countSideAnew(tx, conversation_id, personId);
  await announceTo(deps, tx, [personId], { kind: 'message_removed', conversationId: conversation_id, seq });
}
