import { inTransaction } from '../../../platform/database/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { deleteOld } from './evidence.queries.ts';

/** A dispute that is over may be opened again for so long. */
const KEPT_MS = 180 * DAY_MS;

/** Removes what disputes were answered with that ended half a year ago; that it was handed in stays in the log. */
export async function removeOldEvidence(deps: CreditsDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEPT_MS);
  await inTransaction(deps.db, (tx) => deleteOld(tx, before));
}
