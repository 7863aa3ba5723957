import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { findOwnPurchase } from '../settle/find-own-purchase.ts';
import { lockPurchase, type PurchaseRow } from '../settle/purchases.queries.ts';
import { refundTexts } from './refund.texts.generated.ts';
import { declineRequest, findRefundFacts } from './refund-requests.queries.ts';

/**
 * A fan withdraws the request for a refund that nobody has decided: its credits can be used again, and it cannot be asked for
 * anew (P291). It is kept as declined by the fan. Withdrawn twice is withdrawn.
 * @throws AppError `purchase_not_found`; `refund_not_found` where nothing was asked for; `refund_refused` where an admin decided
 */
export async function withdrawRefund(
  deps: CreditsDeps,
  viewer: Viewer,
  purchaseId: string,
): Promise<PurchaseRow> {
  const { id } = await findOwnPurchase(deps, viewer, purchaseId);
  return inTransaction(deps.moneyDb, async (tx) => {
    // Whoever decides holds this lock, too.
    const purchase = await lockPurchase(tx, id);
    const { request_id: requestId, decision, is_withdrawn: isWithdrawn } = await findRefundFacts(tx, id);
    if (requestId === null) throw new AppError('refund_not_found');
    if (isWithdrawn) return purchase;
    if (decision !== null)
      throw new AppError('refund_refused', { detail: (language) => refundTexts[language].decidedMeanwhile });
    const withdrawn = { answer: '', decided_by: purchase.fan_id, decided_at: deps.clock.now() };
    await declineRequest(tx, requestId, withdrawn);
    return purchase;
  });
}
