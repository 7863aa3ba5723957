import pLimit from 'p-limit';
import { HOUR_MS } from '../../../platform/durations.ts';
import { ProviderError } from '../../../providers/http/provider-error.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { LIFETIME_MS } from '../settle/purchase.ts';
import { beginTopUp } from './begin-top-up.ts';
import { chargeTopUp } from './charge-top-up.ts';
import { pauseAndTell } from './pause-top-up.ts';
import { listDeclined, listDue, listUnpaid, type UnpaidRow } from './top-up.queries.ts';

/** At the same time, of a dozen connections for money. */
const AT_ONCE = 8;
/** In one run; the next one goes on. */
const MOST = 500;

/**
 * Buys credits for who runs low of them (P789), each in transactions of its own. Whatever a run left where it died, or a provider left
 * without an answer, the next one asks about again; any number of workers may run it. Of whom a payment was declined nothing more is
 * bought until they turn it on anew.
 */
export async function runTopUps(deps: CreditsDeps): Promise<void> {
  const limit = pLimit(AT_ONCE);
  await pauseDeclined(deps);
  const due = await listDue(deps.db, deps.clock.now(), MOST);
  await settleAll(due.map((fanId) => limit(() => beginTopUp(deps, fanId))));
  // A quote runs out: what is to be paid an hour before is not begun to be paid any more.
  const since = new Date(deps.clock.now().getTime() - LIFETIME_MS + HOUR_MS);
  const unpaid = await listUnpaid(deps.db, since, MOST);
  await settleAll(unpaid.map((each) => limit(() => charge(deps, each))));
  await pauseDeclined(deps);
}

async function charge(deps: CreditsDeps, unpaid: UnpaidRow): Promise<void> {
  try {
    await chargeTopUp(deps, unpaid);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.warn(
      { err: error, purchase_id: unpaid.purchase_id },
      'the provider did not say whether it charged',
    );
  }
}

async function pauseDeclined(deps: CreditsDeps): Promise<void> {
  for (const { fan_id: fanId, purchase_id: purchaseId } of await listDeclined(deps.db, MOST))
    await pauseAndTell(deps, fanId, 'declined', purchaseId);
}

/** All of them are tried; the first that broke is the run's. */
async function settleAll(tasks: readonly Promise<void>[]): Promise<void> {
  const ends = await Promise.allSettled(tasks);
  const broken = ends.find((end) => end.status === 'rejected');
  if (broken) throw broken.reason;
}
