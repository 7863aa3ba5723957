import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { listCutMeanwhile } from './cut-meanwhile.queries.ts';
import { listGoneLately } from './gone-lately.queries.ts';
import { queueRestitution } from './index.ts';
import type { RestitutionsDeps } from './restitutions-deps.ts';
import { listGoneOfWon } from './won.queries.ts';

/** Longer than any pause of the clockwork. */
const SINCE_MS = 2 * DAY_MS;
const AT_ONCE = 100;

/**
 * What was being sold in the moment that its creator was banned or left comes back too, within the hour (P1045).
 * Months that ended with a block while a dispute had their payment, or while who paid them was banned, come back once that is over.
 * While a dispute has a payment nothing is due for what it bought. Once it is ours again, what was taken away meanwhile is asked about anew (P976): whatever
 * is not due, or came back, stays as it is.
 */
export async function lookAgain(deps: Pick<RestitutionsDeps, 'db' | 'clock'>): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - SINCE_MS);
  const all = [
    ...(await listGoneOfWon(deps.db, since, AT_ONCE)),
    ...(await listGoneLately(deps.db, since, AT_ONCE)),
    ...(await listCutMeanwhile(deps.db, since, AT_ONCE)),
  ];
  await inTransaction(deps.db, async (tx) => {
    for (const gone of all) await queueRestitution(tx, gone);
  });
}
