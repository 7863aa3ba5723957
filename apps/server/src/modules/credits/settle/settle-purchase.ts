import { ProviderError } from '../../../providers/http/provider-error.ts';
import type { OrderOutcome } from '../../../providers/payments/payment-provider.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { applyOutcome } from './apply-outcome.ts';
import { type AttemptRow, findAttempt, listAttempts } from './attempts.queries.ts';
import { instrumentOf, mayPay } from './may-pay.ts';
import { isCredited, isTooOld } from './purchase.ts';
import { findPurchase, isBuyerHere, type PurchaseRow } from './purchases.queries.ts';

export interface SettleResult {
  purchase: PurchaseRow;
  /** The provider could not be asked: worth a retry by whoever is patient. */
  isUnanswered: boolean;
}

/**
 * Asks the providers how a purchase stands and acts on it, exactly once (P16). Return, webhook and reconciliation all come
 * here, in any order and at the same time. Null when there is no such purchase.
 */
export async function settlePurchase(deps: CreditsDeps, purchaseId: string): Promise<SettleResult | null> {
  const purchase = await findPurchase(deps.db, purchaseId);
  if (!purchase) return null;
  if (isCredited(purchase.status)) return { purchase, isUnanswered: false };
  return askAboutEach(deps, purchase, askToSettle);
}

/**
 * The same for one attempt. Null when there is no such attempt, or nothing is left to ask about it.
 * @param isDue it was claimed because its time had come
 */
export async function settleAttempt(
  deps: CreditsDeps,
  attemptId: string,
  isDue: boolean,
): Promise<SettleResult | null> {
  const attempt = await findAttempt(deps.db, attemptId);
  return attempt && !attempt.is_final ? settleRow(deps, attempt, askToSettle, isDue) : null;
}

/**
 * The fan gives a purchase up. The provider closes the order first where it can; money that was captured all the same is
 * still credited, and what the provider holds for a review cannot be given up.
 */
export async function cancelPurchase(deps: CreditsDeps, purchase: PurchaseRow): Promise<SettleResult> {
  if (purchase.status !== 'pending') return { purchase, isUnanswered: false };
  return askAboutEach(deps, purchase, askToCancel);
}

type Ask = (deps: CreditsDeps, attempt: AttemptRow, orderId: string) => Promise<OrderOutcome>;

/**
 * An order whose quote has run out is closed at the provider before we say that it is over. Of who is kept out or leaves nothing is taken: what they
 * approved stays open until they are back, or its quote runs out (P1029).
 */
const askToSettle: Ask = async (deps, attempt, orderId) => {
  const provider = deps.payments[attempt.provider];
  const order = { orderId, purchaseId: attempt.purchase_id };
  const outcome = await provider.settleOrder(order, {
    mayCapture: await isBuyerHere(deps.db, attempt.purchase_id),
    mayPay: (payerId) => mayPayFor(deps, attempt, payerId),
  });
  if (outcome.state !== 'open' || !isTooOld({ createdAt: attempt.created_at }, deps.clock.now()))
    return outcome;
  return unlessOpen(await provider.closeOrder(order), 'expired');
};

/** Asked before the money is taken (P957). */
async function mayPayFor(
  deps: CreditsDeps,
  { purchase_id: purchaseId, provider }: AttemptRow,
  payerId: string,
): Promise<boolean> {
  const [purchase, instrument] = [
    await findPurchase(deps.db, purchaseId),
    await instrumentOf(deps, provider, payerId),
  ];
  return !(purchase && instrument) || mayPay(deps, { purchaseId, fanId: purchase.fan_id, instrument });
}

const askToCancel: Ask = async (deps, attempt, orderId) => {
  const outcome = await deps.payments[attempt.provider].closeOrder({
    orderId,
    purchaseId: attempt.purchase_id,
  });
  // A checkout that was closed because the fan asked for it did not run out: they left it.
  return outcome.state === 'expired'
    ? { state: 'cancelled', isFinal: outcome.isFinal }
    : unlessOpen(outcome, 'cancelled');
};

/** Closed on our side; a provider that cannot close it may still capture it. */
function unlessOpen(outcome: OrderOutcome, state: 'cancelled' | 'expired'): OrderOutcome {
  return outcome.state === 'open' ? { state, isFinal: false } : outcome;
}

/** Every attempt of a purchase that a provider may still capture, one after the other. */
async function askAboutEach(deps: CreditsDeps, purchase: PurchaseRow, ask: Ask): Promise<SettleResult> {
  const result: SettleResult = { purchase, isUnanswered: false };
  for (const attempt of await listAttempts(deps.db, purchase.id)) {
    if (attempt.is_final) continue;
    const settled = await settleRow(deps, attempt, ask);
    result.purchase = settled.purchase;
    result.isUnanswered ||= settled.isUnanswered;
  }
  return result;
}

async function settleRow(
  deps: CreditsDeps,
  attempt: AttemptRow,
  ask: Ask,
  isDue = false,
): Promise<SettleResult> {
  const outcome = await outcomeOf(deps, attempt, ask);
  return { purchase: await applyOutcome(deps, attempt, outcome, isDue), isUnanswered: outcome === null };
}

/** Null when nobody could say: no order was recorded yet, or the provider did not answer. */
async function outcomeOf(deps: CreditsDeps, attempt: AttemptRow, ask: Ask): Promise<OrderOutcome | null> {
  // An order that we never learned of was never shown to the fan, so nobody can have paid it.
  if (attempt.order_id === null) return withoutOrder(attempt, ask === askToCancel, deps.clock.now());
  try {
    return await ask(deps, attempt, attempt.order_id);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.warn(
      { err: error, purchase_id: attempt.purchase_id },
      'the provider did not say how a purchase stands',
    );
    return null;
  }
}

function withoutOrder(attempt: AttemptRow, isCancelled: boolean, now: Date): OrderOutcome | null {
  if (isTooOld({ createdAt: attempt.created_at }, now)) return { state: 'expired', isFinal: true };
  return isCancelled ? { state: 'cancelled', isFinal: false } : null;
}
