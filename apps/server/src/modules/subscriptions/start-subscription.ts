import type { PlanName } from '@likha/contract/limits';
import { creditsForCentavos, formatCredits } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction, TransactionConflict, type Tx } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { holdOffBlock } from '../accounts/index.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { type CreatorTerms, findCreatorTerms, type SalesDeps } from '../sales/index.ts';
import { giveFreeMonth } from './give-free-month.ts';
import { findOffers, isNewTo } from './offers.queries.ts';
import { payMonths } from './pay-months.ts';
import { NO_OFFERS, type Plan, plansAt } from './plan.ts';
import { startTrial } from './start-trial.ts';
import {
  accessEnd,
  accessEndOf,
  renewalCentavos,
  type Subscription,
  trialAccessEnd,
} from './subscription.ts';
import { findSubscription, resumeRenewal } from './subscriptions.queries.ts';
import { subscriptionsTexts } from './subscriptions.texts.generated.ts';

export interface Subscribed {
  /** Credits; 0 when nothing had to be paid. */
  credits: number;
  balance: number;
  paidUntil: Date;
  /** Until when there is access. */
  endsAt: Date;
}

/** What a fan agreed to: the way to subscribe, and what they were shown of it where the caller says so. */
export interface Asked {
  plan?: PlanName;
  shownCredits: number | null;
  /** Of each month that follows. */
  shownThenCredits?: number | null;
  shownTrialDays?: number | null;
  correlationId: string;
}

/**
 * Subscribes a fan to a creator by one of the creator's plans; it renews by the month (P20, P346, P347). Who has paid already pays
 * nothing, whatever the plan: a subscription that was cancelled renews again, one whose renewal failed is paid now. A price of 0 is
 * not paid: no credits are looked for (P345).
 * @throws AppError `creator_not_found`, `not_for_sale`, `price_changed`, `insufficient_credits`
 */
export function startSubscription(
  deps: SalesDeps,
  viewer: Viewer,
  creatorId: string,
  asked: Asked,
): Promise<Subscribed> {
  return inTransaction(deps.moneyDb, async (tx) => {
    // Whom they block in that moment has one that ends (P1032).
    await holdOffBlock(tx, creatorId, viewer.id);
    const terms = openTerms(await findCreatorTerms(tx, creatorId, viewer.id));
    // Asked before the subscription: who has just begun in another tab has one then, and is not told that they come too late.
    const isNew = asked.plan === 'introduction' && (await isNewTo(tx, viewer.id, creatorId));
    const known = await findSubscription(tx, { fanId: viewer.id, creatorId });
    if (known && known.paid_until > deps.clock.now()) return keep(tx, viewer.id, terms, known, asked);
    const plan = await findPlan(tx, terms, asked, isNew);
    const credits = agreedCredits(terms, plan, asked);
    const begin = { fanId: viewer.id, terms, known };
    const agreedCentavos = priceOf(terms);
    if (plan.centavos > 0) {
      const { months, percent, centavos } = plan;
      const isFirstMonth = plan.name === 'introduction';
      const { correlationId } = asked;
      const charge = { months: Math.max(months, 1), percent, centavos, credits, isFirstMonth };
      const payment = { ...begin, charge, agreedCentavos, correlationId, isRenewal: false };
      const paid = await payMonths(deps, tx, payment);
      return { credits, ...paid, endsAt: accessEnd(paid.paidUntil) };
    }
    const balance = await balanceOf(tx, viewer.id);
    if (plan.trialDays !== null) {
      const paidUntil = await startTrial(deps, tx, { ...begin, days: plan.trialDays, agreedCentavos });
      return { credits, balance, paidUntil, endsAt: trialAccessEnd(paidUntil) };
    }
    const paidUntil = await giveFreeMonth(deps, tx, { ...begin, isRenewal: false });
    return { credits, balance, paidUntil, endsAt: accessEnd(paidUntil) };
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

/** A month is there without another look. @throws AppError `not_for_sale` for what is not offered, or not to this fan any more */
async function findPlan(
  tx: Tx,
  terms: CreatorTerms,
  { plan: name = 'monthly' }: Asked,
  isNew: boolean,
): Promise<Plan> {
  const offers = name === 'monthly' ? undefined : await findOffers(tx, terms.creator_id);
  const plan = plansAt(priceOf(terms), offers ?? NO_OFFERS, isNew).find((one) => one.name === name);
  if (!plan)
    throw new AppError('not_for_sale', { detail: (language) => subscriptionsTexts[language].noPlan });
  return plan;
}

/** What is paid now. @throws AppError `price_changed` where the fan was shown something else */
function agreedCredits(
  terms: CreatorTerms,
  { centavos, trialDays }: Pick<Plan, 'centavos' | 'trialDays'>,
  { shownCredits, shownThenCredits, shownTrialDays }: Asked,
): number {
  const credits = creditsForCentavos(centavos, terms.centavos_per_credit);
  const then = creditsForCentavos(priceOf(terms), terms.centavos_per_credit);
  const isOtherNow = (shownCredits ?? credits) !== credits;
  const isOtherThen = (shownThenCredits ?? then) !== then;
  if (!isOtherNow && !isOtherThen && (shownTrialDays ?? trialDays) === trialDays) return credits;
  throw new AppError('price_changed', {
    detail: (language) => {
      const t = subscriptionsTexts[language];
      if (isOtherNow) return t.priceChanged({ credits: formatCredits(credits) });
      if (isOtherThen) return t.thenChanged({ credits: formatCredits(then) });
      return t.trialChanged;
    },
  });
}

/** Nothing is to be paid now. One that does not renew, or was free until now, does so from now on, at today's price, which the fan has seen. */
async function keep(
  tx: Tx,
  fanId: string,
  terms: CreatorTerms,
  known: Subscription,
  asked: Asked,
): Promise<Subscribed> {
  const paidUntil = known.paid_until;
  if (renewalCentavos(known, terms.subscription_price_centavos ?? 0) === null) {
    const month = { centavos: priceOf(terms), trialDays: null };
    agreedCredits(terms, month, asked);
    const renewed = { paidUntil, endsAt: accessEndOf(known), agreedCentavos: month.centavos };
    const isThere = await resumeRenewal(tx, { fanId, creatorId: terms.creator_id }, renewed);
    if (!isThere) throw new TransactionConflict('the subscription has changed meanwhile');
  }
  return { credits: 0, balance: await balanceOf(tx, fanId), paidUntil, endsAt: accessEndOf(known) };
}

async function balanceOf(tx: Tx, fanId: string): Promise<number> {
  return (await readFigures(tx, accounts.fanWallet(fanId))).balance;
}
