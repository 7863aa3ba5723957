import { inTransaction } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import type { ProviderName } from '../../../providers/payments/payment-provider.ts';
import { releaseUse } from '../../coupons/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { mailReturnJob } from '../declared-jobs.ts';
import { lookAtCapture } from '../disputes/check-capture.ts';
import { readDisputesOf } from '../disputes/disputes.queries.ts';
import { claimCapturesToReturn, postponeReturn, recordReturn } from './attempts.queries.ts';
import { noteGivenBack } from './captures.queries.ts';
import { slowLook } from './purchase.ts';
import { lockPurchase, setPurchaseStatus } from './purchases.queries.ts';

/** Few: a capture that was not owed is an accident. */
const AT_ONCE = 5;
/** Longer than two calls: whoever claimed one is done with it or gone by then. */
const CLAIM_MS = 2 * 60_000;
/** For the provider's records; PayPal shows it to the payer. */
const REASON = 'This payment was not owed';

type ToReturn = Awaited<ReturnType<typeof claimCapturesToReturn>>[number];

/**
 * Gives back, through its provider, what was captured and not owed (P46), and has the fan told. What a provider refuses or
 * does not answer is tried again, ever more slowly and without an end; one that a person gave back is found to be so. While its
 * payer disputes it nothing is given back, and what they got by a dispute is not given twice.
 */
export async function returnCaptures(deps: CreditsDeps, provider: ProviderName): Promise<void> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const due = await claimCapturesToReturn(deps.db, { provider, now, until, limit: AT_ONCE });
  await Promise.all(due.map((attempt) => returnOne(deps, provider, attempt)));
}

async function returnOne(deps: CreditsDeps, provider: ProviderName, attempt: ToReturn): Promise<void> {
  try {
    if (await giveBack(deps, provider, attempt)) return await recordGivenBack(deps, attempt);
  } catch (error) {
    deps.log.warn(
      { err: error, attempt_id: attempt.id },
      'money that was not owed could not be given back yet',
    );
  }
  await postponeReturn(deps.db, attempt.id, slowLook(attempt.checks - 1, deps.clock.now()));
}

/**
 * True when the provider says that all of it is back. It is looked at first: a refund that was pending may have ended, and
 * what a person gave back by hand is not given back twice.
 */
async function giveBack(deps: CreditsDeps, provider: ProviderName, attempt: ToReturn): Promise<boolean> {
  const payments = deps.payments[provider];
  const order = { orderId: attempt.order_id ?? '', purchaseId: attempt.purchase_id };
  const outcome = await payments.settleOrder(order, { mayCapture: false });
  if (outcome.state === 'refunded') return true;
  if (outcome.state !== 'captured') throw new Error(`the capture is ${outcome.state}`);
  const lostCentavos = await lostByDisputes(deps, provider, attempt.capture_id);
  if (lostCentavos >= outcome.amountCentavos) return true;
  // Whether the amount is without it already, not every provider says: a person gives the rest back.
  if (lostCentavos > 0) throw new Error('the payer got a part of it by a dispute');
  const { state } = await payments.refundCapture({
    captureId: outcome.captureId,
    refundId: attempt.id,
    amountCentavos: outcome.amountCentavos,
    reason: REASON,
  });
  return state === 'done';
}

/** What the payer has by disputes already, in centavos. @throws while one is open, and where the provider does not answer */
async function lostByDisputes(deps: CreditsDeps, provider: ProviderName, captureId: string): Promise<number> {
  await lookAtCapture(deps, provider, captureId, deps.clock.now());
  const { isOpen, lostCentavos } = await readDisputesOf(deps.db, provider, captureId);
  if (isOpen) throw new Error('the payment is disputed');
  return lostCentavos;
}

/** A purchase that nothing else has paid ends as one whose payment came back. */
async function recordGivenBack(deps: CreditsDeps, attempt: ToReturn): Promise<void> {
  await inTransaction(deps.moneyDb, async (tx) => {
    const purchase = await lockPurchase(tx, attempt.purchase_id);
    const now = deps.clock.now();
    if (!(await recordReturn(tx, attempt.id, now))) return;
    await noteGivenBack(tx, attempt.provider, attempt.capture_id, now);
    if (purchase.status === 'mismatch') {
      await releaseUse(tx, purchase.id);
      await setPurchaseStatus(tx, purchase.id, 'declined', 'returned', purchase.settled_at);
    }
    await addJob(tx, mailReturnJob, { attemptId: attempt.id }, { key: `return:${attempt.id}` });
  });
  deps.log.info({ purchase_id: attempt.purchase_id }, 'money that was not owed is given back');
}
