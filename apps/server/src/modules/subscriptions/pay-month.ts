import type { Tx } from '../../platform/database/index.ts';
import { keepNotice } from '../notifications/index.ts';
import { type CreatorTerms, type SalesDeps, spendCredits } from '../sales/index.ts';
import { accessEnd, follows, nextMonth, type Subscription } from './subscription.ts';
import { addMonthStatement } from './subscriptions.queries.ts';

interface Payment {
  fanId: string;
  terms: CreatorTerms;
  /** As it was looked up in this transaction. */
  known: Subscription | null;
  credits: number;
  agreedCentavos: number;
  correlationId: string;
  isRenewal: boolean;
}

/**
 * Pays for the next month of a subscription, in the caller's transaction.
 * @returns the credits left in the wallet, and until when is paid
 * @throws as `spendCredits`
 */
export async function payMonth(deps: SalesDeps, tx: Tx, payment: Payment) {
  const { fanId, terms, known, credits, agreedCentavos, correlationId, isRenewal } = payment;
  const [id, stripe, now] = [deps.ids.next(), deps.stripes.next(), deps.clock.now()];
  const month = nextMonth(known, now);
  // Who begins or comes back is new to the creator, who renews is not (P135).
  if (month.months === 1 && !isRenewal && !follows(known, month.startsAt))
    await keepNotice(deps, tx, { personId: terms.creator_id, kind: 'new_subscriber', subjectId: fanId });
  const balance = await spendCredits(deps, tx, {
    subject: { type: 'subscription', id },
    claim: addMonthStatement.fill({
      id,
      fanId,
      creatorId: terms.creator_id,
      credits,
      startsAt: month.startsAt,
      paidUntil: month.endsAt,
      endsAt: accessEnd(month.endsAt),
      startedAt: month.startedAt,
      months: month.months,
      agreedCentavos,
      now,
      before: known?.paid_until ?? null,
      isRenewal,
    }),
    fanId,
    credits,
    terms,
    details: { creator_id: terms.creator_id, name: terms.creator_name },
    correlationId,
    stripe,
  });
  return { balance, paidUntil: month.endsAt };
}
