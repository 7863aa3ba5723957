import { paths } from '@likha/contract/addresses';
import type { SavedPayers } from '../../../providers/payments/payment-provider.ts';
import { orderOf } from '../buy/order-of.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { applyOutcome } from '../settle/apply-outcome.ts';
import { type AttemptRow, listAttempts, recordOrder } from '../settle/attempts.queries.ts';
import { mayPay } from '../settle/may-pay.ts';
import { findPurchase, type PurchaseRow } from '../settle/purchases.queries.ts';
import type { UnpaidRow } from './top-up.queries.ts';

const REFUSED = { state: 'refused' } as const;

/**
 * Has the provider take the money of a purchase from a fan who agreed to it, and acts on what it says (P16, P789); not where their account pays for too many (P957). The order is known to
 * us before anything can be taken by it, so that whoever dies in between leaves one that can be asked about.
 * @throws ProviderError where the provider does not answer: to be repeated
 */
export async function chargeTopUp(
  deps: CreditsDeps,
  { purchase_id: purchaseId, payer_token: payerToken, instrument }: UnpaidRow,
): Promise<void> {
  const [purchase, [attempt]] = [
    await findPurchase(deps.db, purchaseId),
    await listAttempts(deps.db, purchaseId),
  ];
  if (purchase?.status !== 'pending' || !attempt) return;
  const { saved } = deps.payments[attempt.provider];
  if (!saved) return;
  const orderId = attempt.order_id ?? (await openUnattended(deps, saved, { purchase, attempt }));
  // Asked once more behind the order, which whoever gives the purchase up from now on closes: before, there was none to close.
  if ((await findPurchase(deps.db, purchaseId))?.status !== 'pending') return;
  const { fan_id: fanId } = purchase;
  const may =
    instrument === null ||
    (await mayPay(deps, { purchaseId, fanId, instrument: { current: instrument, names: [instrument] } }));
  const outcome = may ? await saved.capture({ orderId, purchaseId }, payerToken) : REFUSED;
  await applyOutcome(deps, attempt, outcome, false);
}

/** An order that nobody is sent to. @returns its id, which is written down before it is used */
async function openUnattended(
  deps: CreditsDeps,
  saved: SavedPayers,
  { purchase, attempt }: { purchase: PurchaseRow; attempt: AttemptRow },
): Promise<string> {
  const back = `${deps.publicUrl}${paths.purchase(purchase.id)}`;
  const { orderId } = await saved.createOrder(orderOf(deps, purchase, attempt, back));
  await recordOrder(deps.db, attempt.id, { orderId, approvalUrl: null });
  return orderId;
}
