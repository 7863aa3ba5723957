import type { ProviderName } from '../../../providers/payments/payment-provider.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { slowLook } from '../settle/purchase.ts';
import { lookAtCapture } from './check-capture.ts';
import { claimDueDisputes, countOpen, postponeDispute } from './disputes.queries.ts';

/** Few: a dispute is rare, and takes a provider two calls. */
const AT_ONCE = 5;
/** Longer than all calls of one look: whoever claimed one is done with it or gone by then. */
const CLAIM_MS = 5 * 60_000;

/**
 * Asks about open disputes whose time has come, ever more slowly and down to once a day, so that a lost webhook loses no end
 * (P214); and says how many are open.
 */
export async function checkDisputes(deps: CreditsDeps, provider: ProviderName): Promise<void> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const due = await claimDueDisputes(deps.db, { provider, now, until, limit: AT_ONCE });
  await Promise.all(due.map((dispute) => checkOne(deps, provider, dispute)));
  const open = (await countOpen(deps.db)).find((row) => row.provider === provider);
  deps.metrics.disputesOpen.set({ provider }, open?.count ?? 0);
}

type Due = Awaited<ReturnType<typeof claimDueDisputes>>[number];

async function checkOne(deps: CreditsDeps, provider: ProviderName, dispute: Due): Promise<void> {
  try {
    await lookAtCapture(deps, provider, dispute.capture_id, deps.clock.now());
  } catch (error) {
    deps.log.warn({ err: error, dispute_id: dispute.id }, 'nobody could say how a dispute stands');
  }
  await postponeDispute(deps.db, dispute.id, slowLook(dispute.checks, deps.clock.now()));
}
