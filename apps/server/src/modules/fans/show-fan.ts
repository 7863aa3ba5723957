import type { CallResponse, Calls } from '@likha/contract';
import { FAN } from '@likha/contract/late-limits';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { findFan, listPurchases, sumPurchases } from './fans.queries.ts';
import { listsOfFan } from './lists/lists.queries.ts';

/**
 * What a creator knows of a fan (P460). Of a block nothing can be told from it (P435).
 * @throws AppError `person_not_found` for anybody with whom the creator has nothing to do, as for nobody
 */
export async function showFan(
  deps: BaseDeps,
  creatorId: string,
  fanId: string,
): Promise<CallResponse<Calls['getFan']>> {
  const now = deps.clock.now();
  const pair = { creatorId, fanId };
  const fan = await findFan(deps.db, pair, now);
  if (!fan) throw new AppError('person_not_found');
  const since = new Date(now.getTime() - FAN.recentDays * DAY_MS);
  const [bought, recent] = await Promise.all([
    listPurchases(deps.db, pair, FAN.purchases),
    sumPurchases(deps.db, pair, since),
  ]);
  const { follows_since, subscribed_since, paid_until, ...rest } = fan;
  return {
    ...rest,
    follows_since: follows_since?.toISOString() ?? null,
    subscribed_since: subscribed_since?.toISOString() ?? null,
    paid_until: paid_until?.toISOString() ?? null,
    recent_credits: recent,
    list_ids: await listsOfFan(deps.db, creatorId, fanId),
    purchases: bought.map(({ created_at, ...each }) => ({ ...each, created_at: created_at.toISOString() })),
  };
}
