import type { SpendingPeriod } from '@likha/contract/late-limits';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { accounts } from '../ledger/index.ts';
import { findLimit, saveLimit } from './changes.queries.ts';
import { lockSpending, lockWallet } from './spending.queries.ts';
import { changed } from './spending-limit.ts';

/**
 * Sets a fan's limit of a period, in whole credits, or lifts it by null (P690). Waits for what is just being spent, and is looked
 * at by all that is spent after it.
 */
export function setSpendingLimit(
  deps: BaseDeps,
  fanId: string,
  period: SpendingPeriod,
  credits: number | null,
): Promise<void> {
  return inTransaction(deps.moneyDb, async (tx) => {
    await lockSpending(tx, fanId);
    await lockWallet(tx, accounts.fanWallet(fanId));
    // Behind the locks: whoever spent before them is older than the limit.
    const now = deps.clock.now();
    const limit = changed(await findLimit(tx, fanId, period), credits, now);
    await saveLimit(tx, { id: deps.ids.next(), personId: fanId, period }, limit);
  });
}
