import type { Tx } from '../../platform/database/index.ts';
import { oweAutomatic } from '../messages/index.ts';
import { tell } from '../notifications/index.ts';

/**
 * Tells a creator of somebody who begins or comes back, by mail (P211) and in the app (P443), and notes that they are owed a welcome (P456), in the
 * caller's transaction.
 */
export async function tellOfSubscriber(
  tx: Tx,
  { fanId, creatorId, at }: { fanId: string; creatorId: string; at: Date },
): Promise<void> {
  // The beginning is its name: under the fan's, who comes back after a year would be told of once.
  const groupKey = `${fanId} ${at.toISOString()}`;
  await tell(tx, { personId: creatorId, kind: 'subscriber', groupKey, actorId: fanId, at });
  await oweAutomatic(tx, 'welcome', [{ fanId, creatorId }], at);
}
