import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import type { OrderOutcome } from '../../../providers/payments/payment-provider.ts';
import { releaseUse } from '../../coupons/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { recordCaptureFee } from '../fees/record-fee.ts';
import {
  type AttemptRow,
  lockAttempt,
  postponeAttempt,
  recordCapture,
  updateAttempt,
} from './attempts.queries.ts';
import { grantCredits } from './grant-credits.ts';
import { afterOutcome, afterSilence, type ClosingReason, isCredited, type Transition } from './purchase.ts';
import { isErased, lockPurchase, type PurchaseRow, setPurchaseStatus } from './purchases.queries.ts';

/**
 * Acts on what a provider said of an attempt, under the lock of its purchase and on its state as it is now.
 * @param outcome null when the provider did not say
 * @param isDue its time had come, so the next look is planned anew; others who ask leave that plan alone
 */
export async function applyOutcome(
  deps: CreditsDeps,
  { id, purchase_id: purchaseId }: Pick<AttemptRow, 'id' | 'purchase_id'>,
  outcome: OrderOutcome | null,
  isDue: boolean,
): Promise<PurchaseRow> {
  const { purchase, counted } = await inTransaction(deps.moneyDb, async (tx) => {
    const before = await lockPurchase(tx, purchaseId);
    const attempt = await lockAttempt(tx, id);
    const now = deps.clock.now();
    const state = {
      status: before.status,
      finalCentavos: attempt.amount_centavos,
      createdAt: attempt.created_at,
      isOfNobody: outcome?.state === 'captured' && (await isErased(tx, before.fan_id)),
      checks: attempt.checks,
    };
    const transition = outcome ? afterOutcome(state, outcome, now) : afterSilence(state, now);
    const isEarly = !isDue && attempt.next_check_at !== null && attempt.next_check_at > now;
    const counted =
      !attempt.is_final && (await apply(deps, tx, { purchase: before, attempt, transition, isEarly, now }));
    return { purchase: await lockPurchase(tx, purchaseId), counted };
  });
  // After the commit: what was rolled back did not happen.
  if (counted) deps.metrics.purchases.inc({ outcome: purchase.status });
  return purchase;
}

interface Step {
  purchase: PurchaseRow;
  attempt: AttemptRow;
  transition: Transition;
  /** A fan who looks early and often does not put off the look that is due. */
  isEarly: boolean;
  now: Date;
}

/** True when the purchase has come to another state. */
async function apply(deps: CreditsDeps, tx: Tx, step: Step): Promise<boolean> {
  const { purchase, attempt, transition, isEarly, now } = step;
  switch (transition.kind) {
    case 'complete':
      await recordCapture(tx, attempt.id, {
        status: 'captured',
        captureId: transition.captureId,
        centavos: attempt.amount_centavos,
        capturedAt: transition.capturedAt ?? now,
      });
      await grantCredits(deps, tx, purchase, attempt.provider);
      await recordFeeOf(deps, tx, step, transition);
      return true;
    case 'hold':
      if (isEarly && attempt.status === 'held') return false;
      await updateAttempt(tx, attempt.id, { status: 'held', nextCheckAt: transition.nextCheckAt });
      return moveTo(tx, purchase, 'held', null, null);
    case 'close':
      if (isEarly && attempt.status === transition.status && transition.nextCheckAt) return false;
      await updateAttempt(tx, attempt.id, {
        status: transition.status,
        nextCheckAt: transition.nextCheckAt,
      });
      await releaseUse(tx, purchase.id);
      return moveTo(tx, purchase, transition.status, transition.reason, now);
    case 'wait':
      if (transition.isReopened)
        await updateAttempt(tx, attempt.id, { status: 'open', nextCheckAt: transition.nextCheckAt });
      else if (!isEarly) await postponeAttempt(tx, attempt.id, transition.nextCheckAt);
      return transition.isReopened && moveTo(tx, purchase, 'pending', null, null);
    case 'mismatch':
      return mismatch(deps, tx, step, transition);
    case 'stay':
      return false;
  }
}

/** What the provider keeps of a capture, whether that was owed or not. */
async function recordFeeOf(
  deps: CreditsDeps,
  tx: Tx,
  { purchase, attempt, now }: Step,
  { captureId, feeCentavos }: { captureId: string; feeCentavos: number | null },
): Promise<void> {
  const capture = { provider: attempt.provider, captureId, purchaseId: purchase.id, askedAt: now };
  await recordCaptureFee(deps, tx, capture, purchase.correlation_id, feeCentavos);
}

async function moveTo(
  tx: Tx,
  purchase: PurchaseRow,
  status: 'pending' | 'held' | 'declined' | 'cancelled' | 'expired' | 'mismatch',
  reason: ClosingReason | null,
  settledAt: Date | null,
): Promise<boolean> {
  if (purchase.status === status) return false;
  await setPurchaseStatus(tx, purchase.id, status, reason, settledAt);
  return true;
}

async function mismatch(
  deps: CreditsDeps,
  tx: Tx,
  step: Step,
  transition: Extract<Transition, { kind: 'mismatch' }>,
): Promise<boolean> {
  const { purchase, attempt, now } = step;
  await recordCapture(tx, attempt.id, {
    status: 'mismatch',
    captureId: transition.captureId,
    centavos: transition.capturedCentavos,
    capturedAt: now,
  });
  await recordFeeOf(deps, tx, step, transition);
  deps.log.error(
    {
      purchase_id: purchase.id,
      captured_centavos: transition.capturedCentavos,
      owed_centavos: attempt.amount_centavos,
    },
    'the provider captured money that was not owed; nothing was granted',
  );
  return isCredited(purchase.status) ? false : moveTo(tx, purchase, 'mismatch', null, now);
}
