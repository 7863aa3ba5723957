import { TransactionConflict, type Tx } from '../../platform/database/index.ts';
import type { CreatorTerms, SalesDeps } from '../sales/index.ts';
import { giveFreeTime } from './free-months.queries.ts';
import { accessEnd, follows, nextFreeMonth, type Subscription } from './subscription.ts';
import { tellOfSubscriber } from './tell-of-subscriber.ts';

interface FreeMonth {
  fanId: string;
  terms: CreatorTerms;
  /** As it was looked up in this transaction. */
  known: Subscription | null;
  isRenewal: boolean;
}

/**
 * The next month of a subscription that costs nothing (P345), in the caller's transaction: nothing is sold, so that nothing comes
 * into the books.
 * @returns until when it runs
 * @throws TransactionConflict when the subscription is not any more as it was looked up
 */
export async function giveFreeMonth(
  deps: SalesDeps,
  tx: Tx,
  { fanId, terms, known, isRenewal }: FreeMonth,
): Promise<Date> {
  const now = deps.clock.now();
  const { startsAt, endsAt: paidUntil, startedAt } = nextFreeMonth(known, now);
  const isFirst = !follows(known, startsAt);
  const id = await giveFreeTime(tx, {
    id: deps.ids.next(),
    fanId,
    creatorId: terms.creator_id,
    kind: 'free',
    isFirst,
    startsAt,
    paidUntil,
    endsAt: accessEnd(paidUntil),
    startedAt,
    agreedCentavos: 0,
    now,
    before: known?.paid_until ?? null,
    isRenewal,
    remindAt: null,
  });
  if (!id) throw new TransactionConflict('the subscription has changed meanwhile');
  if (isFirst) await tellOfSubscriber(tx, { fanId, creatorId: terms.creator_id, at: now });
  return paidUntil;
}
