import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { matchKeywords, refuseSpam } from '../../reviews/index.ts';
import { findTipByKey, sendTip } from '../../tips/index.ts';
import { closedTo } from '../closed-to.ts';
import { findConversation, lockConversation } from '../conversations.queries.ts';
import { mayWrite } from '../messages.policy.ts';
import { findEvenDeleted } from '../messages.queries.ts';
import type { MessagesDeps } from '../messages-deps.ts';
import { presentSent } from '../present-message.ts';
import { writeMessage } from '../write-message.ts';
import { findTipMessage } from './tips.queries.ts';

interface Asked {
  conversationId: string;
  form: CallInput<Calls['tipInConversation']>['body'];
  idempotencyKey: string | null;
  /** The request’s id. */
  correlationId: string;
}

/**
 * Tips the creator whom a fan writes with, as a message that is written in the transaction that pays: neither is there without the other (P471). Once under a
 * key, as any tip (P20).
 * @returns the message, and the credits left
 * @throws AppError `conversation_not_found`; `messages_closed` for whoever may not write; `validation_failed` for spam; and what a tip throws
 */
export async function sendTipHere(
  deps: MessagesDeps,
  fan: Viewer,
  { conversationId, form, idempotencyKey, correlationId }: Asked,
): Promise<{ sent: CallResponse<Calls['sendMessage']>; balance: number }> {
  const text = form.message ?? '';
  const isPaid =
    idempotencyKey !== null && (await findTipByKey(deps.db, fan.id, idempotencyKey)) !== undefined;
  const creatorId = await findPartner(deps, fan.id, conversationId, isPaid);
  if (!isPaid) await refuseSpam(deps, { type: 'message', authorId: fan.id, fields: { message: text } });
  const tip = { creatorId, credits: form.credits, message: text, conversationId };
  const { id, balance } = await sendTip(deps, fan, tip, {
    idempotencyKey,
    correlationId,
    alsoKeep: (tx, tipId) => keepMessage(deps, tx, { fanId: fan.id, conversationId, text, tipId }),
  });
  const row = await findTipMessage(deps.db, id).then(
    (found) => found && findEvenDeleted(deps.db, fan.id, found.id),
  );
  if (!row) throw new AppError('conversation_not_found');
  return { sent: presentSent(row, fan, deps), balance };
}

/** Whom the fan writes with there, if they may, or already did. */
async function findPartner(
  deps: Pick<MessagesDeps, 'db' | 'clock'>,
  fanId: string,
  conversationId: string,
  isWritten = false,
) {
  const row = await findConversation(deps.db, fanId, conversationId, deps.clock.now());
  if (!row) throw new AppError('conversation_not_found');
  if (!isWritten && !mayWrite(row.facts)) throw closedTo(row.facts);
  return row.other_id;
}

interface Kept {
  fanId: string;
  conversationId: string;
  text: string;
  tipId: string;
}

async function keepMessage(deps: MessagesDeps, tx: Tx, { fanId, conversationId, text, tipId }: Kept) {
  const conversation = await lockConversation(tx, conversationId, fanId);
  if (!conversation) throw new AppError('conversation_not_found');
  // Once more behind the lock: who was blocked or erased meanwhile is not written to.
  await findPartner({ db: tx, clock: deps.clock }, fanId, conversationId);
  const id = deps.ids.next();
  const isHeld =
    text !== '' && (await matchKeywords(deps, tx, { type: 'message', id, authorId: fanId, text }));
  await writeMessage(deps, tx, conversation, {
    id,
    senderId: fanId,
    clientId: tipId,
    text,
    price: null,
    mediaIds: [],
    replyToSeq: null,
    tipId,
    isHeld,
  });
}
