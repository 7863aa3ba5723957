import { AppError } from '../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { recordSale } from '../earnings/index.ts';
import { accounts, readTotals } from '../ledger/index.ts';
import { countUnlock } from '../posts/index.ts';
import { shareRate } from '../settings/index.ts';
import {
  addReferralEarned,
  findUnlockFacts,
  insertUnlock,
  lockReferralEarned,
  type UnlockFacts,
} from './credits.queries.ts';
import type { CreditsDeps } from './credits-deps.ts';
import { affiliateLeft, type Split, splitSpend } from './split.ts';
import { unlockEntry } from './unlock-entry.ts';

export interface UnlockAnswer {
  postId: string;
  credits: number;
  balance: number;
}

/**
 * Unlocks a pay-per-view post for a fan: permanent, exactly once (decision 19). A second call answers the same and takes
 * nothing, also when many come at once.
 * @throws AppError `content_not_found`, `not_for_sale`, `insufficient_credits`
 */
export async function unlockContent(
  deps: CreditsDeps,
  viewer: Viewer,
  contentId: string,
): Promise<UnlockAnswer> {
  return inTransaction(deps.db, async (tx) => {
    await shareRate(tx);
    const offer = offerOf(await findUnlockFacts(tx, contentId, viewer.id));
    const now = deps.clock.now();
    const isNew =
      offer.unlocked_credits === null &&
      (await insertUnlock(tx, { fanId: viewer.id, postId: offer.post_id, credits: offer.credit_price, now }));
    return isNew ? payFor(deps, tx, viewer.id, offer, now) : alreadyUnlocked(tx, viewer.id, offer);
  });
}

interface Offer extends UnlockFacts {
  credit_price: number;
}

/** What is for sale, or the refusal. Somebody who has unlocked a post keeps it even when it is no longer offered. */
function offerOf(facts: UnlockFacts | undefined): Offer {
  if (!facts || !(facts.is_open || facts.unlocked_credits !== null))
    throw new AppError('content_not_found', {
      detail: 'This content does not exist or is no longer offered.',
    });
  const price = facts.unlocked_credits ?? facts.credit_price;
  if (price === null) throw new AppError('not_for_sale', { detail: 'This post is not pay-per-view.' });
  return { ...facts, credit_price: price };
}

/** The price that was paid, not today's: read again, as the unlock that was first may have just been committed. */
async function alreadyUnlocked(tx: Tx, fanId: string, offer: Offer): Promise<UnlockAnswer> {
  const paid = offer.unlocked_credits ?? (await findUnlockFacts(tx, offer.post_id, fanId))?.unlocked_credits;
  const wallet = await readTotals(tx, accounts.fanWallet(fanId));
  return { postId: offer.post_id, credits: paid ?? offer.credit_price, balance: wallet.balance };
}

async function payFor(
  deps: CreditsDeps,
  tx: Tx,
  fanId: string,
  offer: Offer,
  now: Date,
): Promise<UnlockAnswer> {
  const credits = offer.credit_price;
  const wallet = accounts.fanWallet(fanId);
  const valueCentavos = credits * offer.centavos_per_credit;
  const split = await divide(tx, offer, valueCentavos, now);
  const entry = unlockEntry({
    fanId,
    postId: offer.post_id,
    postTitle: offer.title,
    creatorId: offer.creator_id,
    affiliateId: offer.affiliate_id,
    credits,
    valueCentavos,
    split,
  });
  const result = await deps.ledger.post(tx, entry);
  if (result.kind === 'insufficient_funds') throw refusalFor(result, wallet, offer);
  if (split.affiliateCentavos > 0) await addReferralEarned(tx, offer.creator_id, split.affiliateCentavos);
  await recordSale(tx, { creatorId: offer.creator_id, centavos: split.creatorCentavos, now });
  await countUnlock(tx, offer.post_id);
  deps.metrics.unlocks.inc();
  return { postId: offer.post_id, credits, balance: result.balances.get(wallet) ?? 0 };
}

async function divide(tx: Tx, offer: Offer, valueCentavos: number, now: Date): Promise<Split> {
  const { affiliate_id: affiliateId } = offer;
  const referral = affiliateId
    ? {
        affiliateId,
        startedAt: offer.creator_since,
        earnedCentavos: await lockReferralEarned(tx, offer.creator_id),
      }
    : null;
  const rule = {
    validityMonths: offer.affiliate_validity_months,
    capCentavos: offer.affiliate_cap_centavos,
    minTransactionCentavos: offer.affiliate_min_transaction_centavos,
  };
  const left = affiliateLeft(referral, rule, valueCentavos, now);
  return splitSpend(
    valueCentavos,
    { creatorPercent: offer.creator_percent, affiliatePercent: offer.affiliate_percent },
    left,
  );
}

function refusalFor(
  short: { account: string; missing: number; balance: number },
  wallet: string,
  offer: Offer,
): Error {
  if (short.account !== wallet)
    return new Error(`the books cannot pay an unlock: ${short.account} lacks ${short.missing}`);
  return new AppError('insufficient_credits', {
    detail: `You need ${offer.credit_price} credits and have ${short.balance}. Buy ${short.missing} more to unlock this post.`,
  });
}
