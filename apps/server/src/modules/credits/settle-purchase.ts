import { CREDIT_PACKS } from '@likha/contract';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import { type OrderOutcome, ProviderError } from '../../providers/payments/payment-provider.ts';
import { readSettings, shareRate } from '../settings/index.ts';
import type { CreditsDeps } from './credits-deps.ts';
import { MAIL_RECEIPT } from './credits-job-ids.ts';
import { afterOutcome, afterSilence, isTooOld, type Transition } from './purchase.ts';
import { purchaseEntry } from './purchase-entry.ts';
import {
  closePurchase,
  completePurchase,
  findPurchase,
  lockPurchase,
  type PurchaseRow,
  postponePurchase,
} from './purchases.queries.ts';

/** With the queue's backoff, some three days of a mail server that is down. */
export const RECEIPT_ATTEMPTS = 18;

export interface SettleResult {
  purchase: PurchaseRow;
  /** The provider could not be asked: worth a retry by whoever is patient. */
  isUnanswered: boolean;
}

/**
 * Asks the provider how a purchase stands and acts on it, exactly once (decision 16). Return, webhook and reconciliation
 * all come here, in any order and at the same time. Null when there is no such purchase.
 */
export async function settlePurchase(deps: CreditsDeps, purchaseId: string): Promise<SettleResult | null> {
  const purchase = await findPurchase(deps.db, purchaseId);
  if (!purchase) return null;
  if (purchase.status === 'completed') return { purchase, isUnanswered: false };
  return settleWith(deps, purchase, (order) => providerOf(deps, purchase).settleOrder(order));
}

/**
 * The fan gives a purchase up. The provider closes the order where it can; money that was captured all the same is still
 * credited. Without an order there is nobody to ask.
 */
export async function cancelPurchase(deps: CreditsDeps, purchase: PurchaseRow): Promise<SettleResult> {
  if (purchase.status !== 'pending') return { purchase, isUnanswered: false };
  if (purchase.provider_order_id === null) return settleAs(deps, purchase.id, { state: 'cancelled' });
  const provider = providerOf(deps, purchase);
  return settleWith(deps, purchase, async (order) => {
    const outcome = provider.cancelOrder
      ? await provider.cancelOrder(order)
      : await provider.settleOrder(order);
    // A checkout that was closed because the fan asked for it did not run out: they left it.
    return outcome.state === 'open' || outcome.state === 'expired' ? { state: 'cancelled' } : outcome;
  });
}

function providerOf(deps: CreditsDeps, purchase: PurchaseRow) {
  return deps.payments[purchase.provider as keyof CreditsDeps['payments']];
}

type AskProvider = (order: { orderId: string; purchaseId: string }) => Promise<OrderOutcome>;

async function settleWith(deps: CreditsDeps, purchase: PurchaseRow, ask: AskProvider): Promise<SettleResult> {
  return settleAs(deps, purchase.id, await outcomeOf(deps, purchase, ask));
}

async function settleAs(deps: CreditsDeps, id: string, outcome: OrderOutcome | null): Promise<SettleResult> {
  const purchase = await inTransaction(deps.db, (tx) => applyOutcome(deps, tx, id, outcome));
  return { purchase, isUnanswered: outcome === null };
}

/** Null when nobody could say: no order was recorded, or the provider did not answer. */
async function outcomeOf(
  deps: CreditsDeps,
  purchase: PurchaseRow,
  ask: AskProvider,
): Promise<OrderOutcome | null> {
  const orderId = purchase.provider_order_id;
  // An order that we never learned of was never shown to the fan, so nobody can have paid it.
  if (orderId === null) return isTooOld(stateOf(purchase), deps.clock.now()) ? { state: 'expired' } : null;
  try {
    return await ask({ orderId, purchaseId: purchase.id });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.warn({ err: error, purchase_id: purchase.id }, 'the provider did not say how a purchase stands');
    return null;
  }
}

/** Runs under the lock of the purchase, on its state as it is now. */
async function applyOutcome(
  deps: CreditsDeps,
  tx: Tx,
  id: string,
  outcome: OrderOutcome | null,
): Promise<PurchaseRow> {
  const now = deps.clock.now();
  const purchase = await lockPurchase(tx, id);
  const state = stateOf(purchase);
  const transition = outcome ? afterOutcome(state, outcome, now) : afterSilence(state, now);
  await apply(deps, tx, purchase, transition, now);
  return lockPurchase(tx, id);
}

async function apply(
  deps: CreditsDeps,
  tx: Tx,
  purchase: PurchaseRow,
  transition: Transition,
  now: Date,
): Promise<void> {
  switch (transition.kind) {
    case 'complete':
      await grantCredits(deps, tx, purchase);
      await completePurchase(tx, purchase.id, transition.captureId, now);
      await addJob(
        tx,
        MAIL_RECEIPT,
        { purchaseId: purchase.id },
        { key: `receipt:${purchase.id}`, maxAttempts: RECEIPT_ATTEMPTS },
      );
      deps.metrics.purchases.inc({ outcome: 'completed' });
      return;
    case 'close':
      await closePurchase(tx, purchase.id, transition.status, transition.reason, now);
      deps.metrics.purchases.inc({ outcome: transition.status });
      return;
    case 'wait':
      // A fan who looks early and often does not put off the look that is due.
      if (purchase.next_check_at && purchase.next_check_at > now) return;
      return postponePurchase(tx, purchase.id, transition.nextCheckAt);
    case 'amount_mismatch':
      deps.metrics.purchases.inc({ outcome: 'amount_mismatch' });
      deps.log.error(
        {
          purchase_id: purchase.id,
          captured_centavos: transition.capturedCentavos,
          owed_centavos: purchase.final_centavos,
        },
        'the provider captured another amount than was owed; nothing was granted',
      );
      return purchase.status === 'pending'
        ? postponePurchase(tx, purchase.id, new Date(now.getTime() + 3_600_000))
        : undefined;
    case 'stay':
      return;
  }
}

async function grantCredits(deps: CreditsDeps, tx: Tx, purchase: PurchaseRow): Promise<void> {
  await shareRate(tx);
  const { centavos_per_credit: rate } = await readSettings(tx);
  const entry = purchaseEntry(
    {
      purchaseId: purchase.id,
      fanId: purchase.fan_id,
      provider: purchase.provider,
      baseCredits: purchase.base_credits,
      bonusCredits: purchase.bonus_credits,
      finalCentavos: purchase.final_centavos,
      packageName: CREDIT_PACKS.find((pack) => pack.id === purchase.package_id)?.name ?? null,
    },
    rate,
  );
  const result = await deps.ledger.post(tx, entry);
  if (result.kind !== 'posted')
    throw new Error(`the books refused purchase ${purchase.id}: ${result.account} lacks ${result.missing}`);
}

function stateOf(purchase: PurchaseRow) {
  return {
    status: purchase.status as 'pending',
    finalCentavos: purchase.final_centavos,
    createdAt: purchase.created_at,
    checks: purchase.checks,
  };
}
