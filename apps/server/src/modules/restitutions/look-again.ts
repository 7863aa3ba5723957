import { inTransaction } from '../../platform/database/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { listCutMeanwhile } from './cut-meanwhile.queries.ts';
import { listGoneLately } from './gone-lately.queries.ts';
import { queueRestitution } from './index.ts';
import type { Gone } from './restitution.ts';
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
 * @param limit causes that are looked up together
 */
export async function lookAgain(
  deps: Pick<RestitutionsDeps, 'db' | 'clock'>,
  limit = AT_ONCE,
): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - SINCE_MS);
  for (const list of [listGoneOfWon, listGoneLately, listCutMeanwhile]) {
    // What nothing is due for stays in the list for as long as it looks back: page by page, it hides nothing else.
    let after: Gone | null = null;
    do {
      const page: Gone[] = await list(deps.db, { since, after, limit });
      await inTransaction(deps.db, async (tx) => {
        for (const gone of page) await queueRestitution(tx, gone);
      });
      after = page.length < limit ? null : (page.at(-1) ?? null);
    } while (after !== null);
  }
}
