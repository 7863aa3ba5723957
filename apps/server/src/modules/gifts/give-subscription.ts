import type { GiftPlan } from '@likha/contract/late-limits';
import { formatCredits } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { holdOffBlock } from '../accounts/index.ts';
import { refuseWords } from '../reviews/index.ts';
import { type CreatorTerms, findCreatorTerms, refuseUnpaid, type SalesDeps } from '../sales/index.ts';
import { giveMonths, priceGift } from '../subscriptions/index.ts';
import type { Wish } from './gift.ts';
import { findNamed, mayReceiveMonths } from './gifts.queries.ts';
import { giftsTexts } from './gifts.texts.generated.ts';
import { findGiven, type Given, giftRefused, keepGift } from './keep-gift.ts';

export interface SubscriptionWish extends Wish {
  readonly creatorId: string;
  readonly plan: GiftPlan;
  /** That the giver was shown. */
  readonly shownCredits: number;
  readonly correlationId: string;
}

/**
 * Gives another fan months of a creator out of the giver's wallet (P730), once for the name that the device gave it. Whether it can be
 * paid is looked at before whether it can be received, so that no answer says anything about the receiver to who does not pay (P731).
 * @throws AppError `creator_not_found`, `not_for_sale`, `price_changed`, `gift_refused`, `validation_failed`; as `spendCredits`
 */
export async function giveSubscription(
  deps: SalesDeps,
  viewer: Viewer,
  wish: SubscriptionWish,
): Promise<Given> {
  await refuseWords(deps, viewer.id, wish.message);
  return inTransaction(deps.moneyDb, async (tx) => {
    const now = deps.clock.now();
    const receiverId = await findNamed(tx, wish.username, now);
    // Whom the creator blocks in that moment has months that end (P1032, P1036).
    if (receiverId) await holdOffBlock(tx, wish.creatorId, receiverId);
    const asked = { creatorId: wish.creatorId, months: MONTHS[wish.plan], credits: wish.shownCredits };
    const before = await findGiven(tx, viewer.id, wish, { receiverId, ...asked });
    if (before) return before;
    const terms = openTerms(await findCreatorTerms(tx, wish.creatorId, viewer.id));
    const price = await priceGift(tx, terms, wish.plan);
    if (price.credits !== wish.shownCredits) throw priceChanged(price.credits);
    await refuseUnpaid(tx, { fanId: viewer.id, credits: price.credits, use: 'gift', now });
    const giver = { giverId: viewer.id, creatorId: terms.creator_id, now };
    if (receiverId === null || !(await mayReceiveMonths(tx, { ...giver, receiverId }))) throw giftRefused();
    const id = deps.ids.next();
    await keepGift(deps, tx, {
      id,
      kind: 'subscription',
      giverId: viewer.id,
      receiverId,
      ...asked,
      wish,
      now,
    });
    const { correlationId } = wish;
    const paid = { id, giverId: viewer.id, receiverId, terms, price, correlationId };
    return { id, credits: price.credits, balance: await giveMonths(deps, tx, paid) };
  });
}

const MONTHS = { monthly: 1, months_3: 3, months_6: 6, months_12: 12 } as const;

function openTerms(terms: CreatorTerms | undefined): CreatorTerms {
  if (!terms?.is_open) throw new AppError('creator_not_found');
  return terms;
}

function priceChanged(credits: number): AppError {
  return new AppError('price_changed', {
    detail: (language) => giftsTexts[language].priceChanged({ credits: formatCredits(credits) }),
  });
}
