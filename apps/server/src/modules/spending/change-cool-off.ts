import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { accounts } from '../ledger/index.ts';
import { movePauseEnd, savePause } from './changes.queries.ts';
import { findPause, lockSpending, lockWallet } from './spending.queries.ts';
import { endAfterAsking } from './spending-limit.ts';

/** Has a fan buy and spend nothing for so many hours, from now on (P691); one that runs already is made longer, never shorter. */
export function startCoolOff(deps: BaseDeps, fanId: string, hours: number): Promise<void> {
  return inTransaction(deps.moneyDb, async (tx) => {
    await lockSpending(tx, fanId);
    await lockWallet(tx, accounts.fanWallet(fanId));
    // Behind the locks: whoever spent before them is older than the pause.
    const now = deps.clock.now();
    const endsAt = new Date(now.getTime() + hours * HOUR_MS);
    const running = await findPause(tx, fanId, now);
    if (!running) await savePause(tx, { id: deps.ids.next(), personId: fanId, now, endsAt });
    else if (running < endsAt) await movePauseEnd(tx, fanId, endsAt);
  });
}

/** Has a pause end a day from now, where it would end later (P691). May be repeated: what was moved is not moved back. */
export function endCoolOff(deps: BaseDeps, fanId: string): Promise<void> {
  return inTransaction(deps.moneyDb, async (tx) => {
    await lockSpending(tx, fanId);
    const now = deps.clock.now();
    const running = await findPause(tx, fanId, now);
    if (running) await movePauseEnd(tx, fanId, endAfterAsking(running, now));
  });
}
