import { TransactionConflict, type Tx } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { CreatorTerms, SalesDeps } from '../sales/index.ts';
import { giveFreeTime } from './free-months.queries.ts';
import { remindAt, type Subscription, trialAccessEnd } from './subscription.ts';
import { tellOfSubscriber } from './tell-of-subscriber.ts';

interface Trial {
  fanId: string;
  terms: CreatorTerms;
  /** As it was looked up in this transaction; one that runs has no trial. */
  known: Subscription | null;
  days: number;
  /** What the month after it costs. */
  agreedCentavos: number;
}

/**
 * Free days before a first month that is paid (P347), in the caller's transaction.
 * @returns until when they are
 * @throws TransactionConflict when the subscription is not any more as it was looked up, or the trial was just had
 */
export async function startTrial(
  deps: SalesDeps,
  tx: Tx,
  { fanId, terms, known, days, agreedCentavos }: Trial,
): Promise<Date> {
  const now = deps.clock.now();
  const paidUntil = new Date(now.getTime() + days * DAY_MS);
  const id = await giveFreeTime(tx, {
    id: deps.ids.next(),
    fanId,
    creatorId: terms.creator_id,
    kind: 'trial',
    isFirst: true,
    startsAt: now,
    paidUntil,
    endsAt: trialAccessEnd(paidUntil),
    startedAt: now,
    agreedCentavos,
    now,
    before: known?.paid_until ?? null,
    isRenewal: false,
    remindAt: remindAt(paidUntil),
  });
  if (!id) throw new TransactionConflict('the subscription has changed meanwhile');
  await tellOfSubscriber(tx, { fanId, creatorId: terms.creator_id, at: now });
  return paidUntil;
}
