import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Tx } from '../../platform/database/index.ts';
import { queueRestitution } from '../restitutions/index.ts';
import { cutMonths, lockSubscription } from './cut-months.queries.ts';

/**
 * Ends a subscription before its time, as its creator blocks the fan, in the caller's transaction: what was not served of months that were paid comes
 * back to who paid them (P1036), once. Whoever is just paying for it is waited for, and finds it ended. Nothing happens where none runs.
 */
export async function endAtOnce(
  { clock, ids }: Pick<BaseDeps, 'clock' | 'ids'>,
  tx: Tx,
  pair: { fanId: string; creatorId: string },
): Promise<void> {
  await lockSubscription(tx, pair);
  // Not before what was waited for.
  const [id, at] = [ids.next(), clock.now()];
  if ((await cutMonths(tx, pair, { id, at })) === 0) return;
  await queueRestitution(tx, { cause: 'months_blocked', creatorId: pair.creatorId, causeId: id, at });
}
