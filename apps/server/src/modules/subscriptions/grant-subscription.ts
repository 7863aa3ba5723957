import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { insertSubscription } from './subscriptions.queries.ts';

/** Gives a fan a time with a creator that nobody pays for. Who has one with this creator already keeps it as it is. */
export function grantSubscription(
  deps: BaseDeps,
  grant: { fanId: string; creatorId: string; endsAt: Date },
): Promise<void> {
  return inTransaction(deps.db, (tx) =>
    insertSubscription(tx, {
      fan_id: grant.fanId,
      creator_id: grant.creatorId,
      started_at: deps.clock.now(),
      ends_at: grant.endsAt,
    }),
  );
}
