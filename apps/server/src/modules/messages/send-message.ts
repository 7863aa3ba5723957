import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, isUniqueViolation, type Queryable, type Tx } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { matchKeywords, refuseSpam } from '../reviews/index.ts';
import { closedTo } from './closed-to.ts';
import { lockConversation } from './conversations.queries.ts';
import { findFactsIn } from './facts.queries.ts';
import { mayWrite } from './messages.policy.ts';
import { findEvenDeleted, findSent, isThere } from './messages.queries.ts';
import { messagesTexts } from './messages.texts.generated.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { presentSent } from './present-message.ts';
import { writeMessage } from './write-message.ts';

type Form = CallInput<Calls['sendMessage']>['body'];

interface Sent {
  senderId: string;
  conversationId: string;
  form: Form;
}

/**
 * Writes a message, once for each name that the device gave it (P425): who sends it again gets the one that there is, also where the
 * conversation was closed since.
 * @throws AppError `conversation_not_found`; `messages_closed` for whoever may not write; `validation_failed` for spam, for a price that cannot be asked, for
 *   files that are not there, for a reply to what is not there, and for a `client_id` that names a message of another conversation
 */
export async function sendMessage(
  deps: MessagesDeps,
  sender: Pick<Viewer, 'id' | 'sessionId'>,
  conversationId: string,
  form: Form,
): Promise<CallResponse<Calls['sendMessage']>> {
  const senderId = sender.id;
  const sent = { senderId, conversationId, form };
  const id = (await findAgain(deps.db, sent)) ?? (await sendOnce(deps, sent));
  const row = await findEvenDeleted(deps.db, senderId, id);
  if (!row) throw new AppError('conversation_not_found');
  return presentSent(row, sender, deps);
}

/** The message of that name, if there is one. @throws AppError `validation_failed` where it is in another conversation */
async function findAgain(db: Queryable, { senderId, conversationId, form }: Sent) {
  const known = await findSent(db, senderId, form.client_id);
  if (known && known.conversation_id !== conversationId) throw usedElsewhere();
  return known?.id;
}

function usedElsewhere(): AppError {
  return new AppError('validation_failed', {
    errors: { client_id: (language) => messagesTexts[language].clientIdUsed },
  });
}

async function sendOnce(deps: BaseDeps, sent: Sent): Promise<string> {
  await checkMayWrite(deps, deps.db, sent);
  await refuseSpam(deps, { type: 'message', authorId: sent.senderId, fields: { text: sent.form.text } });
  try {
    return await inTransaction(deps.db, (tx) => keepMessage(deps, tx, sent));
  } catch (error) {
    // Sent at the same moment into another conversation: in this one, it waited for the other and found it.
    if (isUniqueViolation(error, 'messages_client')) throw usedElsewhere();
    throw error;
  }
}

async function checkMayWrite(deps: BaseDeps, db: Queryable, { senderId, conversationId, form }: Sent) {
  const facts = await findFactsIn(db, senderId, conversationId, deps.clock.now());
  if (!facts) throw new AppError('conversation_not_found');
  if (!mayWrite(facts)) throw closedTo(facts);
  const { writer_type: writer, reader_type: reader } = facts;
  demandPrice(form, writer === 'creator' && reader === 'fan');
}

/** Files have a price, and text has none; creators ask it of fans, as nobody else has credits (P433). */
function demandPrice({ price, media_ids: ids }: Form, mayAsk: boolean): void {
  if (price === null || price === undefined || (mayAsk && ids.length > 0)) return;
  throw new AppError('validation_failed', {
    errors: {
      price: (language) =>
        mayAsk ? messagesTexts[language].priceNeedsFiles : messagesTexts[language].noPrice,
    },
  });
}

async function keepMessage(deps: BaseDeps, tx: Tx, sent: Sent): Promise<string> {
  const { senderId, conversationId, form } = sent;
  const conversation = await lockConversation(tx, conversationId, senderId);
  if (!conversation) throw new AppError('conversation_not_found');
  const known = await findAgain(tx, sent);
  if (known) return known;
  // Once more behind the lock: who was blocked or erased meanwhile is not written to.
  await checkMayWrite(deps, tx, sent);
  const replyTo = form.reply_to_seq ?? null;
  if (replyTo !== null && !(await isThere(tx, conversationId, senderId, replyTo)))
    throw new AppError('validation_failed', {
      errors: { reply_to_seq: (language) => messagesTexts[language].noReply },
    });
  const id = deps.ids.next();
  const isHeld = await matchKeywords(deps, tx, { type: 'message', id, authorId: senderId, text: form.text });
  const { client_id: clientId, text, media_ids: mediaIds, price = null } = form;
  await writeMessage(deps, tx, conversation, {
    id,
    senderId,
    clientId,
    text,
    price,
    mediaIds,
    replyToSeq: replyTo,
    isHeld,
  });
  return id;
}
