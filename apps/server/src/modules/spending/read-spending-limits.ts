import type { CallResponse, Calls } from '@likha/contract';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { accounts } from '../ledger/index.ts';
import { findPause, listPeriods } from './spending.queries.ts';
import { settled } from './spending-limit.ts';

/** A fan's limits with what was spent and bought in each period that runs, and until when they pause (P690). */
export async function readSpendingLimits(
  deps: BaseDeps,
  fanId: string,
): Promise<CallResponse<Calls['readSpendingLimits']>> {
  const now = deps.clock.now();
  const asked = { wallet: accounts.fanWallet(fanId), fanId, now, besides: null };
  const [periods, pause] = await Promise.all([listPeriods(deps.db, asked), findPause(deps.db, fanId, now)]);
  return {
    limits: periods.map(({ period, ends_at, spent, bought, limit }) => {
      const { credits, next } = limit ? settled(limit, now) : { credits: null, next: null };
      return {
        period,
        credits,
        spent,
        bought,
        ends_at: ends_at.toISOString(),
        next: next && { credits: next.credits, from: next.from.toISOString() },
      };
    }),
    cool_off_until: pause?.toISOString() ?? null,
  };
}
