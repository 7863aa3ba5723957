import { GIFT_CREDITS } from '@likha/contract/late-limits';
import { formatCredits } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { accounts } from '../ledger/index.ts';
import { refuseWords } from '../reviews/index.ts';
import { refuseUnpaid, type SalesDeps } from '../sales/index.ts';
import { readSettings, shareRate } from '../settings/index.ts';
import type { Wish } from './gift.ts';
import { creditsGiftEntry } from './gift-entry.ts';
import { findNamed, mayReceive } from './gifts.queries.ts';
import { giftsTexts } from './gifts.texts.generated.ts';
import { lockGiverAndReceiver, readGiveable, sumGiftsOfDay } from './given-credits.queries.ts';
import { findGiven, type Given, giftRefused, keepGift } from './keep-gift.ts';

export interface CreditsWish extends Wish {
  /** Whole credits. */
  readonly credits: number;
  readonly correlationId: string;
}

/**
 * Gives another fan credits out of the giver's wallet (P734), once for the name that the device gave it. What the giver may give is
 * looked at before whether it can be received (P731), all behind the locks of both wallets, so that gifts at once pass no bound together.
 * @throws AppError `gift_too_new`, `gift_limit_reached`, `gift_refused`, `validation_failed`, `insufficient_credits`, `credits_held`, `spending_limit_reached`, `cooling_off`
 */
export async function giveCredits(deps: SalesDeps, viewer: Viewer, wish: CreditsWish): Promise<Given> {
  await refuseWords(deps, viewer.id, wish.message);
  return inTransaction(deps.moneyDb, async (tx) => {
    const [now, giverId, { credits }] = [deps.clock.now(), viewer.id, wish];
    const receiverId = await findNamed(tx, wish.username, now);
    const asked = { creatorId: null, months: null, credits };
    const before = await findGiven(tx, giverId, wish, { receiverId, ...asked });
    if (before) return before;
    await shareRate(tx);
    const settings = await readSettings(tx);
    await lockGiverAndReceiver(tx, giverId, receiverId);
    await refuseUnpaid(tx, { fanId: giverId, credits, use: 'gift', now });
    const giveable = await readGiveable(tx, giverId, now);
    if (credits > giveable) throw tooNew(giveable);
    const left = GIFT_CREDITS.mostADay - (await sumGiftsOfDay(tx, 'giver_id', giverId, now));
    if (credits > left) throw limitReached(left);
    if (receiverId === null || !(await mayReceive(tx, receiverId, giverId))) throw giftRefused();
    const got = await sumGiftsOfDay(tx, 'receiver_id', receiverId, now);
    if (got + credits > GIFT_CREDITS.mostADay) throw giftRefused();
    const id = deps.ids.next();
    await keepGift(deps, tx, { id, kind: 'credits', giverId, receiverId, ...asked, wish, now });
    const booked = { id, giverId, receiverId, credits, correlationId: wish.correlationId };
    const posted = await deps.ledger.post(tx, creditsGiftEntry(booked, settings));
    if (posted.kind === 'insufficient_funds') throw new Error(`the books lack ${posted.account}`);
    return { id, credits, balance: posted.balances.get(accounts.fanWallet(giverId)) ?? 0 };
  });
}

function tooNew(giveable: number): AppError {
  const { boughtHours: hours, receivedDays: days } = GIFT_CREDITS;
  return new AppError('gift_too_new', {
    detail: (language) =>
      giftsTexts[language].tooNew({ credits: formatCredits(Math.max(0, giveable)), hours, days }),
  });
}

function limitReached(left: number): AppError {
  return new AppError('gift_limit_reached', {
    detail: (language) =>
      giftsTexts[language].limitReached({
        most: formatCredits(GIFT_CREDITS.mostADay),
        left: formatCredits(Math.max(0, left)),
      }),
  });
}
