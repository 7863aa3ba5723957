import type { Tx } from '../../platform/database/index.ts';
import { type CreatorTerms, type SalesDeps, spendCredits } from '../sales/index.ts';
import { accessEnd, follows, nextMonths, remindAt, type Subscription } from './subscription.ts';
import { addMonthsStatement } from './subscriptions.queries.ts';
import { tellOfSubscriber } from './tell-of-subscriber.ts';

/** What is charged at once. */
export interface Charge {
  readonly months: number;
  readonly percent: number;
  /** For all of its months, the discount taken off. */
  readonly centavos: number;
  readonly credits: number;
  /** At a discount, once a fan and creator (P347). */
  readonly isFirstMonth: boolean;
}

interface Payment {
  fanId: string;
  terms: CreatorTerms;
  /** As it was looked up in this transaction. */
  known: Subscription | null;
  charge: Charge;
  /** What each month costs that comes after. */
  agreedCentavos: number;
  correlationId: string;
  isRenewal: boolean;
}

/**
 * Pays for the next months of a subscription, in the caller's transaction.
 * @returns the credits left in the wallet, and until when is paid
 * @throws as `spendCredits`
 */
export async function payMonths(deps: SalesDeps, tx: Tx, payment: Payment) {
  const { fanId, terms, known, charge, agreedCentavos, correlationId, isRenewal } = payment;
  const [id, stripe, now] = [deps.ids.next(), deps.stripes.next(), deps.clock.now()];
  const next = nextMonths(known, now, charge.months);
  // Who begins or comes back is new to the creator, who renews is not (P135).
  if (!isRenewal && !follows(known, next.startsAt))
    await tellOfSubscriber(tx, { fanId, creatorId: terms.creator_id, at: now });
  const balance = await spendCredits(deps, tx, {
    subject: { type: 'subscription', id },
    claim: addMonthsStatement.fill({
      id,
      fanId,
      creatorId: terms.creator_id,
      credits: charge.credits,
      startsAt: next.startsAt,
      paidUntil: next.endsAt,
      endsAt: accessEnd(next.endsAt),
      startedAt: next.startedAt,
      months: next.months,
      agreedCentavos,
      chargedCentavos: charge.centavos,
      chargedMonths: charge.months,
      percent: charge.percent,
      isFirstMonth: charge.isFirstMonth,
      remindAt: charge.months > 1 || charge.percent > 0 ? remindAt(next.endsAt) : null,
      now,
      before: known?.paid_until ?? null,
      isRenewal,
    }),
    fanId,
    credits: charge.credits,
    terms,
    details: { creator_id: terms.creator_id, name: terms.creator_name },
    correlationId,
    stripe,
  });
  return { balance, paidUntil: next.endsAt };
}
