import { POLICY } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { listAttempts } from '../settle/attempts.queries.ts';
import { findOwnPurchase } from '../settle/find-own-purchase.ts';
import { lockPurchase, type PurchaseRow } from '../settle/purchases.queries.ts';
import { queueRefundMail } from './mail-refund.ts';
import { refundTexts } from './refund.texts.generated.ts';
import { leftOf, type NoRefund, whyNoRefund } from './refund-request.ts';
import {
  findRefundFacts,
  insertRefundRequest,
  lockAsker,
  lockWallet,
  sumGiftsSince,
} from './refund-requests.queries.ts';
import { sumRefunds } from './refunds.queries.ts';

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
    await lockAsker(tx, purchase.fan_id);
    const facts = await findRefundFacts(tx, id);
    await lockWallet(tx, purchase.fan_id);
    const wallet = await readFigures(tx, accounts.fanWallet(purchase.fan_id));
    // What others gave meanwhile is not what was bought: it does not go out as money (P735).
    const balance = wallet.balance - (await sumGiftsSince(tx, purchase.fan_id, purchase.settled_at));
    const left = leftOf(purchase, await sumRefunds(tx, id));
    const now = deps.clock.now();
    const { status, settled_at: settledAt } = purchase;
    const isAsked = facts.request_id !== null;
    const why = whyNoRefund(
      { status, settledAt, left, isAsked, balance, askedElsewhere: facts.asked_elsewhere },
      now,
    );
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
