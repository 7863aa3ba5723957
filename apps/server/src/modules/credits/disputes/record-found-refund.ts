import { isId } from '@likha/contract/addresses';
import { inTransaction } from '../../../platform/database/index.ts';
import type { FoundRefund } from '../../../providers/payments/payment-provider.ts';
import { queueClawback } from '../../clawbacks/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { insertRefund, sumRefunds, wasFound } from '../refund/refunds.queries.ts';
import { tellFinance } from '../refund/tell-finance.ts';
import { forgetUnbooked, insertUnbooked } from '../refund/unbooked.queries.ts';
import { isCredited } from '../settle/purchase.ts';
import { lockPurchase, setPurchaseStatus } from '../settle/purchases.queries.ts';
import type { AskedCapture } from './asked-capture.ts';
import { findCapture, isDisputed, isErased, readLeft } from './disputes.queries.ts';
import { takeMoneyBack } from './take-money-back.ts';

/**
 * Books a refund that a person made in the provider's own screens, once (P216): of its credits what is left, as debt what was
 * spent. One that carries an id of ours was asked for by this program, and whoever asked books it. What does not fit into
 * what is left is no money of its own: it is how a dispute that stands was paid back, and counts if that dispute is won.
 */
export async function recordFoundRefund(
  deps: CreditsDeps,
  capture: AskedCapture,
  found: FoundRefund,
): Promise<void> {
  if (isOurs(found, capture.purchaseId)) return;
  await inTransaction(deps.moneyDb, async (tx) => {
    const purchase = await lockPurchase(tx, capture.purchaseId);
    const known = await findCapture(tx, capture.provider, capture.captureId);
    // What was not owed is given back, and seen to be back, elsewhere (P46).
    if (known?.status !== 'captured' || !isCredited(purchase.status)) return;
    if (await wasFound(tx, purchase.id, found.providerRefundId)) return;
    const left = await readLeft(tx, purchase);
    const { amountCentavos } = found;
    const of = { provider: capture.provider, providerRefundId: found.providerRefundId };
    if (amountCentavos > left.centavos) {
      const about = { purchase_id: purchase.id, provider_refund_id: found.providerRefundId };
      if (await isDisputed(tx, purchase.id)) {
        deps.log.info(about, 'a refund is part of a dispute');
        return forgetUnbooked(tx, of);
      }
      // Each look finds it again: it is said and told once (P841).
      const at = deps.clock.now();
      if (!(await insertUnbooked(tx, { ...of, purchaseId: purchase.id, amountCentavos, at }))) return;
      deps.log.error(about, 'a provider gave back more than is left of a purchase; nothing was booked');
      return tellFinance(tx, { what: 'unbooked', purchaseId: purchase.id, amountCentavos, at });
    }
    await forgetUnbooked(tx, of);
    const id = deps.ids.next();
    const isLoss = await isErased(tx, purchase.fan_id);
    const facts = {
      reason: 'refund',
      id,
      purchaseId: purchase.id,
      fanId: purchase.fan_id,
      provider: capture.provider,
      isLoss,
      correlationId: purchase.correlation_id,
    } as const;
    const back = await takeMoneyBack(deps, tx, facts, amountCentavos, left);
    await insertRefund(tx, {
      id,
      purchase_id: purchase.id,
      credits: back.credits,
      amount_centavos: amountCentavos,
      created_at: deps.clock.now(),
      provider_refund_id: found.providerRefundId,
      spent_credits: back.spentCredits,
      debt_centavos: back.debtCentavos,
      is_loss: isLoss,
    });
    if (back.spentCredits > 0) await queueClawback(tx, { type: 'refund', id });
    if ((await sumRefunds(tx, purchase.id)).centavos === purchase.final_centavos)
      await setPurchaseStatus(tx, purchase.id, 'refunded', null, purchase.settled_at);
  });
}

/** PayPal repeats the purchase's own id where a refund has none: that is no id of a refund. */
function isOurs({ refundId }: FoundRefund, purchaseId: string): boolean {
  return refundId !== null && isId(refundId) && refundId !== purchaseId;
}
