import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { queueRestitution } from '../../restitutions/index.ts';
import { tooLateSince } from '../live.policy.ts';
import { lockSold, markShutOut } from './tickets.queries.ts';

/**
 * A host blocks somebody, in the caller's transaction: their tickets of streams that have not begun, or of which they could not have watched two minutes,
 * come back (P831), once, also where they are unblocked later. Whoever is just buying one is waited for.
 */
export async function shutOut(
  { clock }: Pick<BaseDeps, 'clock'>,
  tx: Tx,
  { creatorId, fanId }: { creatorId: string; fanId: string },
): Promise<void> {
  await lockSold(tx, creatorId);
  // Not before what was waited for.
  const at = clock.now();
  for (const causeId of await markShutOut(tx, { creatorId, fanId, at, since: tooLateSince(at) }))
    await queueRestitution(tx, { cause: 'live_blocked', creatorId, causeId, at });
}
