import { MINUTE_MS } from '../../../platform/durations.ts';
import type { ProviderName } from '../../../providers/payments/payment-provider.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { claimDueAttempts } from './attempts.queries.ts';
import { settleAttempt } from './settle-purchase.ts';

/** Claimed and asked at once: what hangs takes a few places, not all. */
const AT_ONCE = 5;
/** A run ends before the next one begins. */
const BUDGET_MS = 45_000;
/** Longer than the budget and one call: whoever claimed an attempt is done with it or gone by then. */
const CLAIM_MS = 2 * MINUTE_MS;

/**
 * Looks at one provider's attempts whose time has come, a few at once, so that a lost return and a lost webhook together
 * lose nothing (P16). Ends early when the provider answers nobody: the rest is asked at the next run.
 */
export async function reconcilePurchases(deps: CreditsDeps, provider: ProviderName): Promise<void> {
  const began = deps.clock.now().getTime();
  while (deps.clock.now().getTime() - began < BUDGET_MS) {
    const now = deps.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const due = await claimDueAttempts(deps.db, { provider, now, until, limit: AT_ONCE });
    if (due.length === 0) return;
    const answers = await Promise.all(due.map((id) => settleOne(deps, id)));
    if (answers.every((isUnanswered) => isUnanswered)) return;
  }
}

/** One that fails in a way nobody expected keeps its claim and is tried again after it; the others go on. */
async function settleOne(deps: CreditsDeps, attemptId: string): Promise<boolean> {
  try {
    return (await settleAttempt(deps, attemptId, true))?.isUnanswered ?? false;
  } catch (error) {
    deps.log.error({ err: error, attempt_id: attemptId }, 'a payment attempt could not be reconciled');
    return false;
  }
}
