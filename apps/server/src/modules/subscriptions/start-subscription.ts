import { creditsForCentavos } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction, TransactionConflict, type Tx } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { type CreatorTerms, findCreatorTerms, type SalesDeps } from '../sales/index.ts';
import { giveFreeMonth } from './give-free-month.ts';
import { payMonth } from './pay-month.ts';
import { accessEnd, renewalCentavos, type Subscription } from './subscription.ts';
import { findSubscription, resumeRenewal } from './subscriptions.queries.ts';
import { subscriptionsTexts } from './subscriptions.texts.generated.ts';

export interface Subscribed {
  /** Credits; 0 when nothing had to be paid. */
  credits: number;
  balance: number;
  paidUntil: Date;
}

/**
 * Subscribes a fan to a creator for a month that renews (P20). Who has paid already pays nothing: a subscription that was
 * cancelled renews again, one whose renewal failed is paid now. A price of 0 is not paid: no credits are looked for (P345).
 * @param shownCredits the price that the fan was shown, where the caller says so
 * @throws AppError `creator_not_found`, `not_for_sale`, `price_changed`, `insufficient_credits`
 */
export function startSubscription(
  deps: SalesDeps,
  viewer: Viewer,
  creatorId: string,
  { shownCredits, correlationId }: { shownCredits: number | null; correlationId: string },
): Promise<Subscribed> {
  return inTransaction(deps.moneyDb, async (tx) => {
    const terms = openTerms(await findCreatorTerms(tx, creatorId, viewer.id));
    const known = await findSubscription(tx, { fanId: viewer.id, creatorId });
    if (known && known.paid_until > deps.clock.now()) return keep(tx, viewer.id, terms, known, shownCredits);
    const centavos = priceOf(terms);
    const credits = agreedCredits(terms, shownCredits);
    if (centavos === 0) {
      const paidUntil = await giveFreeMonth(deps, tx, { fanId: viewer.id, terms, known, isRenewal: false });
      return { credits, balance: await balanceOf(tx, viewer.id), paidUntil };
    }
    const paid = await payMonth(deps, tx, {
      fanId: viewer.id,
      terms,
      known,
      credits,
      agreedCentavos: centavos,
      correlationId,
      isRenewal: false,
    });
    return { credits, ...paid };
  });
}

function openTerms(terms: CreatorTerms | undefined): CreatorTerms {
  if (!terms?.is_open) throw new AppError('creator_not_found');
  return terms;
}

function priceOf(terms: CreatorTerms): number {
  if (terms.subscription_price_centavos === null)
    throw new AppError('not_for_sale', { detail: (language) => subscriptionsTexts[language].notOffered });
  return terms.subscription_price_centavos;
}

/** What a month costs now. @throws AppError `not_for_sale`; `price_changed` where the fan was shown another price */
function agreedCredits(terms: CreatorTerms, shownCredits: number | null): number {
  const credits = creditsForCentavos(priceOf(terms), terms.centavos_per_credit);
  if (shownCredits !== null && shownCredits !== credits)
    throw new AppError('price_changed', {
      detail: (language) => subscriptionsTexts[language].priceChanged({ credits }),
    });
  return credits;
}

/** Nothing is to be paid now. One that does not renew, or was free until now, does so from now on, at today's price, which the fan has seen. */
async function keep(
  tx: Tx,
  fanId: string,
  terms: CreatorTerms,
  known: Subscription,
  shownCredits: number | null,
): Promise<Subscribed> {
  const paidUntil = known.paid_until;
  if (renewalCentavos(known, terms.subscription_price_centavos ?? 0) === null) {
    agreedCredits(terms, shownCredits);
    const renewed = { paidUntil, endsAt: accessEnd(paidUntil), agreedCentavos: priceOf(terms) };
    const isThere = await resumeRenewal(tx, { fanId, creatorId: terms.creator_id }, renewed);
    if (!isThere) throw new TransactionConflict('the subscription has changed meanwhile');
  }
  return { credits: 0, balance: await balanceOf(tx, fanId), paidUntil };
}

async function balanceOf(tx: Tx, fanId: string): Promise<number> {
  return (await readFigures(tx, accounts.fanWallet(fanId))).balance;
}
