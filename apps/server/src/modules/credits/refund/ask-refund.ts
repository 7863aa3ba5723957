import { POLICY } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { listAttempts } from '../settle/attempts.queries.ts';
import { findOwnPurchase } from '../settle/find-own-purchase.ts';
import { lockPurchase, type PurchaseRow } from '../settle/purchases.queries.ts';
import { queueRefundMail } from './mail-refund.ts';
import { readRefundable } from './read-refundable.ts';
import { refundTexts } from './refund.texts.generated.ts';
import { type NoRefund, whyNoRefund } from './refund-request.ts';
import { insertRefundRequest } from './refund-requests.queries.ts';

/**
 * Asks for the refund of all that is left of a purchase (P226), once. Nothing moves: the credits stay in the wallet until an
 * admin approves, and no spend takes them meanwhile (P291).
 * @throws AppError `purchase_not_found`; `refund_refused`, saying why
 */
export async function askRefund(
  deps: CreditsDeps,
  viewer: Viewer,
  asked: { purchaseId: string; reason: string },
): Promise<PurchaseRow> {
  const { id } = await findOwnPurchase(deps, viewer, asked.purchaseId);
  return inTransaction(deps.moneyDb, async (tx) => {
    const purchase = await lockPurchase(tx, id);
    const refundable = await readRefundable(tx, purchase);
    const { left } = refundable;
    const now = deps.clock.now();
    const why = whyNoRefund(refundable, now);
    const captured = (await listAttempts(tx, id)).find(({ status }) => status === 'captured');
    if (why || !captured) throw refused(why ?? 'nothingPaid');
    const requestId = deps.ids.next();
    await insertRefundRequest(tx, {
      id: requestId,
      purchase_id: id,
      fan_id: purchase.fan_id,
      reason: asked.reason,
      credits: left.credits,
      amount_centavos: left.centavos,
      provider: captured.provider,
      asked_at: now,
    });
    await queueRefundMail(tx, { requestId, news: 'asked' });
    return purchase;
  });
}

function refused(why: NoRefund): AppError {
  return new AppError('refund_refused', {
    detail: (language) => {
      const t = refundTexts[language];
      return why === 'tooLate' ? t.tooLate({ hours: POLICY.refundHours }) : t[why];
    },
  });
}
