import type { Tx } from '../../platform/database/index.ts';
import { accounts } from '../ledger/index.ts';
import { refuseSpending } from './refuse-spending.ts';
import { findPause, listPeriods, lockSpending } from './spending.queries.ts';
import { settled } from './spending-limit.ts';

/**
 * Refuses a purchase that a fan does not let themselves make (P690): what they buy in a period is held to its limit as what they
 * spend is. In the transaction that records it; another purchase of theirs waits until it is through.
 * @param purchase whole credits, without bonus
 * @throws AppError as `refuseSpending`
 */
export async function refuseBuying(
  tx: Tx,
  fanId: string,
  purchase: { id: string; credits: number },
  now: Date,
): Promise<void> {
  await lockSpending(tx, fanId);
  const pause = await findPause(tx, fanId, now);
  const asked = { wallet: accounts.fanWallet(fanId), fanId, now, besides: purchase.id };
  const periods = pause ? [] : await listPeriods(tx, asked);
  const bounds = periods.flatMap(({ period, ends_at, bought, limit }) => {
    const credits = limit ? settled(limit, now).credits : null;
    return credits === null ? [] : [{ period, credits, used: bought, ends_at }];
  });
  refuseSpending(purchase.credits, bounds, pause, 'bought');
}
