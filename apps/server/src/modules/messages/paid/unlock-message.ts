import { formatCredits } from '@likha/contract/money';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { tell } from '../../notifications/index.ts';
import { type CreatorTerms, findCreatorTerms, type SalesDeps, spendCredits } from '../../sales/index.ts';
import { tellUnlockedJob } from '../declared-jobs.ts';
import { messagesTexts } from '../messages.texts.generated.ts';
import { findPaidMessage, insertMessageUnlock, type PaidMessageRow } from './unlocks.queries.ts';

interface Asked {
  fanId: string;
  messageId: string;
  /** The price that the fan was shown, where the caller says so. */
  shownCredits: number | null;
  /** The request’s id. */
  correlationId: string;
}

/**
 * Unlocks the files of a paid message for whom it was written to: permanent, exactly once (P433). A second call answers the same and takes
 * nothing, also when many come at once.
 * @returns what it cost, also when it was unlocked before, and the credits left
 * @throws AppError `message_not_found`, `not_for_sale`, `media_not_ready`, `price_changed`, `insufficient_credits`, `credits_held`
 */
export async function unlockMessage(
  deps: SalesDeps,
  asked: Asked,
): Promise<{ credits: number; balance: number }> {
  const { isNew, ...answer } = await inTransaction(deps.moneyDb, async (tx) => {
    const message = await findPaidMessage(tx, asked.messageId, asked.fanId);
    if (message && message.unlocked_credits !== null)
      return unlockedBefore(tx, asked.fanId, message.unlocked_credits);
    // Looked at behind the message: who blocked or left meanwhile sells nothing more.
    const terms = message && (await findCreatorTerms(tx, message.sender_id, asked.fanId));
    return payFor(deps, tx, asked, offerOf(message, terms, asked.shownCredits));
  });
  if (isNew) deps.metrics.unlocks.inc();
  return answer;
}

interface Offer {
  conversationId: string;
  credits: number;
  terms: CreatorTerms;
}

/** What is for sale, or the refusal. */
function offerOf(
  message: PaidMessageRow | undefined,
  terms: CreatorTerms | undefined,
  shownCredits: number | null,
): Offer {
  if (!message) throw new AppError('message_not_found');
  // The same words for each reason: unsent, by who blocked, left or was shut out, or deleted for themselves on another device.
  if (!terms?.is_open || message.state !== 'sent' || message.is_deleted)
    throw new AppError('message_not_found', { detail: (language) => messagesTexts[language].notSoldNow });
  const { price } = message;
  if (price === null)
    throw new AppError('not_for_sale', { detail: (language) => messagesTexts[language].notForSale });
  if (!message.is_ready)
    throw new AppError('media_not_ready', { detail: (language) => messagesTexts[language].notReady });
  if (shownCredits !== null && shownCredits !== price)
    throw new AppError('price_changed', {
      detail: (language) => messagesTexts[language].priceChanged({ credits: formatCredits(price) }),
    });
  return { conversationId: message.conversation_id, credits: price, terms };
}

/** Another transaction may be first: then all of it is looked at again, and was unlocked before. */
async function payFor(deps: SalesDeps, tx: Tx, asked: Asked, { conversationId, credits, terms }: Offer) {
  const { fanId, messageId, correlationId } = asked;
  const [id, stripe, now] = [deps.ids.next(), deps.stripes.next(), deps.clock.now()];
  // Told by a job: who is told is locked, and money waits for nobody.
  await addJob(tx, tellUnlockedJob, { messageId });
  await tell(tx, {
    personId: terms.creator_id,
    kind: 'unlock',
    groupKey: id,
    about: id,
    actorId: fanId,
    credits,
    at: now,
  });
  const balance = await spendCredits(deps, tx, {
    subject: { type: 'unlock', id },
    use: 'message',
    claim: insertMessageUnlock.fill({ id, fanId, messageId, credits, now }),
    fanId,
    credits,
    terms,
    details: { message_id: messageId, conversation_id: conversationId, name: terms.creator_name },
    correlationId,
    stripe,
  });
  return { credits, balance, isNew: true };
}

async function unlockedBefore(tx: Tx, fanId: string, credits: number) {
  const { balance } = await readFigures(tx, accounts.fanWallet(fanId));
  return { credits, balance, isNew: false };
}
