import { formatCredits } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { tell } from '../notifications/index.ts';
import { type SalesDeps, spendCredits } from '../sales/index.ts';
import { findUnlockFacts, insertUnlockStatement, type UnlockFacts } from './unlocks.queries.ts';
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
 * @param shownCredits the price that the fan was shown, where the caller says so
 * @throws AppError `content_not_found`, `not_for_sale`, `media_not_ready`, `price_changed`, `insufficient_credits`
 */
export async function unlockContent(
  deps: SalesDeps,
  viewer: Viewer,
  contentId: string,
  correlationId: string,
  shownCredits: number | null = null,
): Promise<UnlockAnswer> {
  const answer = await inTransaction(deps.moneyDb, async (tx) => {
    const offer = offerOf(await findUnlockFacts(tx, contentId, viewer.id), shownCredits);
    return offer.unlocked_credits === null
      ? payFor(deps, tx, viewer.id, offer, correlationId)
      : alreadyUnlocked(tx, viewer.id, offer);
  });
  if (answer.isNew) deps.metrics.unlocks.inc();
  return answer;
}

interface Offer extends UnlockFacts {
  credit_price: number;
}

/** What is for sale, or the refusal: what cannot be played is not (P62). Somebody who has unlocked a post keeps it even when it is no longer offered. */
function offerOf(facts: UnlockFacts | undefined, shownCredits: number | null): Offer {
  if (!facts || !(facts.is_open || facts.unlocked_credits !== null))
    throw new AppError('content_not_found', {
      detail: (language) => unlocksTexts[language].gone,
    });
  const price = facts.unlocked_credits ?? facts.credit_price;
  if (price === null)
    throw new AppError('not_for_sale', { detail: (language) => unlocksTexts[language].notForSale });
  if (!facts.is_ready && facts.unlocked_credits === null)
    throw new AppError('media_not_ready', { detail: (language) => unlocksTexts[language].notReady });
  if (facts.unlocked_credits === null && shownCredits !== null && shownCredits !== price)
    throw new AppError('price_changed', {
      detail: (language) => unlocksTexts[language].priceChanged({ credits: formatCredits(price) }),
    });
  return { ...facts, credit_price: price };
}

/** Another transaction of the same fan may be first: then all of it is looked at again, and was unlocked before. */
async function payFor(deps: SalesDeps, tx: Tx, fanId: string, offer: Offer, correlationId: string) {
  const { post_id: postId, credit_price: credits } = offer;
  const [id, stripe, now] = [deps.ids.next(), deps.stripes.next(), deps.clock.now()];
  await tell(tx, {
    personId: offer.creator_id,
    kind: 'unlock',
    groupKey: id,
    about: id,
    subjectId: postId,
    actorId: fanId,
    credits,
    at: now,
  });
  const balance = await spendCredits(deps, tx, {
    subject: { type: 'unlock', id },
    claim: insertUnlockStatement.fill({ id, fanId, postId, credits, stripe, now }),
    fanId,
    credits,
    terms: offer,
    details: { post_id: postId, title: offer.title },
    correlationId,
    stripe,
  });
  return { postId, credits, balance, isNew: true };
}

/** The price is the one that was paid, not today's. */
async function alreadyUnlocked(tx: Tx, fanId: string, { post_id: postId, credit_price: credits }: Offer) {
  const { balance } = await readFigures(tx, accounts.fanWallet(fanId));
  return { postId, credits, balance, isNew: false };
}
