import { AppError } from '../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { type SalesDeps, spendCredits } from '../sales/index.ts';
import { findPaidCredits, findUnlockFacts, insertUnlock, type UnlockFacts } from './unlocks.queries.ts';
import { unlocksTexts } from './unlocks.texts.generated.ts';

export interface UnlockAnswer {
  postId: string;
  /** What it cost, also when it was unlocked before. */
  credits: number;
  /** Credits left in the wallet. */
  balance: number;
}

/**
 * Unlocks a pay-per-view post for a fan: permanent, exactly once (P19). A second call answers the same and takes nothing,
 * also when many come at once.
 * @param correlationId the request's id
 * @throws AppError `content_not_found`, `not_for_sale`, `insufficient_credits`
 */
export async function unlockContent(
  deps: SalesDeps,
  viewer: Viewer,
  contentId: string,
  correlationId: string,
): Promise<UnlockAnswer> {
  const answer = await inTransaction(deps.moneyDb, async (tx) => {
    const offer = offerOf(await findUnlockFacts(tx, contentId, viewer.id));
    const isNew =
      offer.unlocked_credits === null && (await payFor(deps, tx, viewer.id, offer, correlationId));
    return isNew || alreadyUnlocked(tx, viewer.id, offer);
  });
  if (answer.isNew) deps.metrics.unlocks.inc();
  return answer;
}

interface Offer extends UnlockFacts {
  credit_price: number;
}

/** What is for sale, or the refusal. Somebody who has unlocked a post keeps it even when it is no longer offered. */
function offerOf(facts: UnlockFacts | undefined): Offer {
  if (!facts || !(facts.is_open || facts.unlocked_credits !== null))
    throw new AppError('content_not_found', {
      detail: (language) => unlocksTexts[language].gone,
    });
  const price = facts.unlocked_credits ?? facts.credit_price;
  if (price === null)
    throw new AppError('not_for_sale', { detail: (language) => unlocksTexts[language].notForSale });
  return { ...facts, credit_price: price };
}

/** Null when the fan has the post: another transaction of theirs was first. */
async function payFor(deps: SalesDeps, tx: Tx, fanId: string, offer: Offer, correlationId: string) {
  const { post_id: postId, credit_price: credits } = offer;
  const [id, stripe, now] = [deps.ids.next(), deps.stripes.next(), deps.clock.now()];
  if (!(await insertUnlock(tx, { id, fanId, postId, credits, stripe, now }))) return null;
  const balance = await spendCredits(deps, tx, {
    subject: { type: 'unlock', id },
    fanId,
    credits,
    terms: offer,
    details: { post_id: postId, title: offer.title },
    correlationId,
    stripe,
  });
  return { postId, credits, balance, isNew: true };
}

/** The price that was paid, not today's: read again, as the unlock that was first may have just been committed. */
async function alreadyUnlocked(tx: Tx, fanId: string, offer: Offer) {
  const paid = offer.unlocked_credits ?? (await findPaidCredits(tx, fanId, offer.post_id));
  const wallet = await readFigures(tx, accounts.fanWallet(fanId));
  return {
    postId: offer.post_id,
    credits: paid ?? offer.credit_price,
    balance: wallet.balance,
    isNew: false,
  };
}
