import { DAY_MS } from '../../../platform/durations.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { removeBegunBefore } from './old-places.queries.ts';

/** How long each is kept: a place for longer than anything of it counts, an account for as long as its payer may complain at PayPal. */
const KEPT = [
  ['purchase_origins', DAY_MS],
  ['purchase_instruments', 180 * DAY_MS],
] as const;
/** In one statement, so that none is long. */
const AT_ONCE = 1000;

/** Removes where and by which accounts payments were begun once nothing is decided by it any more (P938, P957). */
export async function removeOldPlaces({ db, clock }: Pick<CreditsDeps, 'db' | 'clock'>): Promise<void> {
  for (const [from, keptMs] of KEPT) {
    const before = new Date(clock.now().getTime() - keptMs);
    while ((await removeBegunBefore(db, from, { before, limit: AT_ONCE })) === AT_ONCE);
  }
}
