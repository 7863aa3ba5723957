import type { GiftPlan } from '@likha/contract/late-limits';
import { creditsForCentavos } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/index.ts';
import { type CreatorTerms, type SalesDeps, spendCredits } from '../sales/index.ts';
import { giveMonthsStatement } from './given-months.queries.ts';
import { findOffers } from './offers.queries.ts';
import { NO_OFFERS, plansAt } from './plan.ts';
import { accessEnd, givenMonths, remindAt } from './subscription.ts';
import { findSubscription } from './subscriptions.queries.ts';
import { subscriptionsTexts } from './subscriptions.texts.generated.ts';
import { tellOfSubscriber } from './tell-of-subscriber.ts';

/** What a subscription costs who gives it: as many months, at the price of a month or of a bundle. */
interface GiftPrice {
  readonly months: number;
  readonly credits: number;
  readonly centavos: number;
  readonly percent: number;
  readonly listCentavos: number;
}

/**
 * What giving months of a creator costs at this moment (P730); introductions are for oneself.
 * @throws AppError `not_for_sale` where a subscription costs nothing, is not sold, or not by so many months
 */
export async function priceGift(tx: Tx, terms: CreatorTerms, name: GiftPlan): Promise<GiftPrice> {
  const listCentavos = terms.subscription_price_centavos;
  if (!listCentavos)
    throw new AppError('not_for_sale', { detail: (language) => subscriptionsTexts[language].notToGive });
  const offers = name === 'monthly' ? undefined : await findOffers(tx, terms.creator_id);
  const plan = plansAt(listCentavos, offers ?? NO_OFFERS, false).find((one) => one.name === name);
  if (!plan)
    throw new AppError('not_for_sale', { detail: (language) => subscriptionsTexts[language].noPlan });
  const { months, centavos, percent } = plan;
  const credits = creditsForCentavos(centavos, terms.centavos_per_credit);
  return { months, credits, centavos, percent, listCentavos };
}

interface Given {
  /** Of the gift, which is a new row. */
  id: string;
  giverId: string;
  receiverId: string;
  terms: CreatorTerms;
  price: GiftPrice;
  correlationId: string;
}

/**
 * Pays months of somebody else's subscription out of the giver's wallet (P730), in the caller's transaction. They follow what runs
 * already; the receiver never pays by it.
 * @returns the credits left in the giver's wallet
 * @throws as `spendCredits`
 */
export async function giveMonths(deps: SalesDeps, tx: Tx, given: Given): Promise<number> {
  const { id, giverId, receiverId: fanId, terms, price, correlationId } = given;
  const { creator_id: creatorId, creator_name: name } = terms;
  const now = deps.clock.now();
  const known = await findSubscription(tx, { fanId, creatorId });
  const next = givenMonths(known, now, price.months);
  if (!known || known.ends_at <= now) await tellOfSubscriber(tx, { fanId, creatorId, at: now });
  const claim = giveMonthsStatement.fill({
    id,
    fanId,
    giverId,
    creatorId,
    credits: price.credits,
    startsAt: next.startsAt,
    paidUntil: next.endsAt,
    startedAt: next.startedAt,
    months: next.months,
    listCentavos: price.listCentavos,
    chargedCentavos: price.centavos,
    chargedMonths: price.months,
    percent: price.percent,
    now,
    before: known?.paid_until ?? null,
    renewingEndsAt: accessEnd(next.endsAt),
    remindAt: remindAt(next.endsAt),
  });
  return spendCredits(deps, tx, {
    subject: { type: 'subscription', id },
    use: 'gift',
    claim,
    fanId: giverId,
    credits: price.credits,
    terms,
    details: { creator_id: creatorId, name, gift_months: price.months },
    correlationId,
    stripe: deps.stripes.next(),
  });
}
