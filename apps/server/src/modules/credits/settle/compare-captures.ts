import { HOUR_MS } from '../../../platform/durations.ts';
import { eachAlone, pagesAlone } from '../../../platform/each-alone.ts';
import { addJob } from '../../../platform/jobs.ts';
import type { ProviderCapture, ProviderName } from '../../../providers/payments/payment-provider.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { checkCaptureJobs } from '../declared-jobs.ts';
import { reopenAttempts } from './attempts.queries.ts';
import {
  findUncredited,
  findUnexplained,
  readListing,
  recordListing,
  saveCaptures,
} from './captures.queries.ts';
import { settlePurchase } from './settle-purchase.ts';

/** Days that are listed again each time, as a provider may list a capture late or change its mind about it. */
const OVERLAP_MS = 3 * 24 * HOUR_MS;
/** Captures younger than this may be missing from a list that is right. */
const LAG_MS = 6 * HOUR_MS;
const BATCH = 100;

/**
 * Compares the provider's own list of captures with the books (P46): whatever it lists and we have not credited is asked
 * about at once, and so is what went back or is disputed without our knowing (P216). The list is kept for the law
 * `captures-are-credited`.
 * A purchase that cannot be credited keeps no other (P1046).
 * @throws ProviderError when the list could not be read to its end; what was read is kept, the time is not covered
 */
export async function compareCaptures(deps: CreditsDeps, provider: ProviderName): Promise<void> {
  const payments = deps.payments[provider];
  // A provider without keys is not asked; one without a list is asked about each order.
  if (payments.listCaptures === null || !deps.payers.has(provider)) return;
  const now = deps.clock.now();
  const listing = await readListing(deps.db, provider);
  const from = new Date((listing?.covered_until ?? now).getTime() - OVERLAP_MS);
  const captures = payments.listCaptures({ from, to: now })[Symbol.asyncIterator]();
  const list = async () => {
    const batch = await take(captures, BATCH);
    return batch.length > 0 ? [batch] : [];
  };
  await pagesAlone({ list, page: 1 }, (batch) => takeIn(deps, provider, batch, now));
  const until = new Date(now.getTime() - LAG_MS);
  await recordListing(deps.db, provider, listing?.covered_from ?? now, until);
}

/** The next ones, as many as there are of so many. */
async function take<Item>(items: AsyncIterator<Item>, most: number): Promise<Item[]> {
  const taken: Item[] = [];
  while (taken.length < most) {
    const next = await items.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

async function takeIn(
  deps: CreditsDeps,
  provider: ProviderName,
  captures: readonly ProviderCapture[],
  now: Date,
): Promise<void> {
  await saveCaptures(deps.db, provider, captures, now);
  const uncredited = await findUncredited(deps.db, provider, captures);
  for (const captureId of await findUnexplained(deps.db, provider, captures)) {
    deps.log.warn({ provider, capture_id: captureId }, 'a provider lists money back that is not booked');
    const key = `check:${provider}:${captureId}`;
    await addJob(deps.db, checkCaptureJobs[provider], { captureId }, { key });
  }
  await eachAlone(uncredited, async (purchaseId) => {
    deps.log.warn({ purchase_id: purchaseId, provider }, 'a provider lists a capture that is not credited');
    await reopenAttempts(deps.db, purchaseId, now);
    await settlePurchase(deps, purchaseId);
  });
}
