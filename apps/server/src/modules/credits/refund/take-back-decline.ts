import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { recordAdminAction } from '../../audit/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { lockPurchase } from '../settle/purchases.queries.ts';
import { queueRefundMail } from './mail-refund.ts';
import { readRefundable } from './read-refundable.ts';
import { refundTexts } from './refund.texts.generated.ts';
import { creditsUsed, readRequest } from './refund-refusals.ts';
import { whyNoRefund } from './refund-request.ts';
import { type RefundRequestRow, reopenDeclined } from './refund-requests.queries.ts';

/**
 * Takes back that a refund was declined (P370): it waits again, as old as it was, and holds its credits again (P291). The fan is told why.
 * @throws AppError `refund_not_found`; `own_account`; `take_back_refused` for one that staff has not declined, and of two at once for
 *   the second; `credits_were_spent` where the wallet does not hold its credits any more; `refund_refused` where the purchase has no
 *   money left to give back
 */
export function takeBackDecline(
  deps: CreditsDeps,
  admin: { id: string; from: string },
  { requestId, reason }: { requestId: string; reason: string },
): Promise<RefundRequestRow> {
  return inTransaction(deps.moneyDb, async (tx) => {
    const { purchase_id: purchaseId, fan_id: fanId } = await readRequest(tx, requestId);
    if (fanId === admin.id)
      throw new AppError('own_account', { detail: (language) => refundTexts[language].ownRequest });
    const purchase = await lockPurchase(tx, purchaseId);
    const refundable = await readRefundable(tx, purchase);
    // Under the locks that whoever decides or spends holds.
    const before = await readRequest(tx, requestId);
    if (before.decision !== 'declined' || before.is_withdrawn)
      throw new AppError('take_back_refused', { detail: (language) => refundTexts[language].notDeclined });
    const now = deps.clock.now();
    // It was asked for in time, and what it asked for is what it may get.
    const why = whyNoRefund({ ...refundable, isAsked: false }, purchase.settled_at ?? now);
    if (why === 'used') throw creditsUsed(before);
    if (why || refundable.left.credits < before.credits || refundable.left.centavos < before.amount_centavos)
      throw new AppError('refund_refused', { detail: (language) => refundTexts[language].notRefundable });
    await reopenDeclined(tx, requestId);
    await recordAdminAction(deps, tx, {
      actorId: admin.id,
      action: 'refund.take_back',
      subject: { type: 'user', id: fanId },
      before: { refund_request_id: requestId, purchase_id: purchaseId, decision: 'declined' },
      after: { reason },
      from: admin.from,
    });
    const takenBack = { id: deps.ids.next(), reason };
    await queueRefundMail(tx, { requestId, news: 'reopened', takenBack });
    return readRequest(tx, requestId);
  });
}
