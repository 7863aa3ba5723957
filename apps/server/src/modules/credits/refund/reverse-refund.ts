import { inTransaction } from '../../../platform/database/index.ts';
import { reverseByKey } from '../../ledger/index.ts';
import { readSettings, shareRate } from '../../settings/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { isDisputed } from '../disputes/disputes.queries.ts';
import { lockPurchase, setPurchaseStatus } from '../settle/purchases.queries.ts';
import { queueRefundMail } from './mail-refund.ts';
import { type RefundToPay, reopenRequest } from './refund-requests.queries.ts';
import { markUndone } from './refunds.queries.ts';

/**
 * Takes a refund back in the books that its provider refused for good (P228): the credits come back at what they are worth
 * now, and the request waits for an admin again, who sees why. Of a part it holds that part: the rest is free since it was approved.
 * @returns false where the purchase has gone on meanwhile, as one that is disputed: then it is asked about again
 */
export async function reverseRefund(
  deps: CreditsDeps,
  refund: RefundToPay,
  problem: string,
): Promise<boolean> {
  const { id: requestId, refund_id: refundId, purchase_id: purchaseId } = refund;
  const isDone = await inTransaction(deps.moneyDb, async (tx) => {
    const purchase = await lockPurchase(tx, purchaseId);
    // A part leaves its purchase completed.
    if (purchase.status !== 'refunded' && purchase.status !== 'completed') return false;
    // The payer may get the money that way: one that took nothing, as all of it was to go back by this refund, counts as well.
    if (await isDisputed(tx, purchaseId, 0)) return false;
    const now = deps.clock.now();
    // Another worker was first.
    if (!(await reopenRequest(tx, refund, { problem, now }))) return true;
    await shareRate(tx);
    await reverseByKey(deps, tx, {
      key: `refund:${refundId}`,
      actor: { type: 'system' },
      correlationId: refundId,
      settings: await readSettings(tx),
      doing: `take refund ${refundId} back`,
    });
    await markUndone(tx, refundId, now);
    await setPurchaseStatus(tx, purchaseId, 'completed', null, purchase.settled_at);
    await queueRefundMail(tx, { requestId, news: 'refused', refundId });
    return true;
  });
  deps.log.error({ purchase_id: purchaseId, problem }, 'the provider refuses to pay a purchase back');
  return isDone;
}
