import { formatCredits } from '@likha/contract/money';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { recordAdminAction } from '../../audit/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { payBackJobs } from '../declared-jobs.ts';
import { listAttempts } from '../settle/attempts.queries.ts';
import { lockPurchase, type PurchaseRow } from '../settle/purchases.queries.ts';
import { queueRefundMail } from './mail-refund.ts';
import { type RefundResult, recordRefund } from './record-refund.ts';
import { refundTexts } from './refund.texts.generated.ts';
import { leftOf } from './refund-request.ts';
import {
  approveRequest,
  declineRequest,
  findRefundRequest,
  type RefundRequestRow,
} from './refund-requests.queries.ts';
import { sumRefunds } from './refunds.queries.ts';

interface Deciding {
  requestId: string;
  decision: 'approve' | 'decline';
  /** For the fan to read; empty where there is nothing to say. */
  answer: string;
  adminId: string;
  correlationId: string;
  /** The address that asked. */
  from: string;
}

/**
 * Decides about a refund that was asked for, once (P227). Approving takes the credits out of the wallet and puts the refund
 * into the books, here and now; the money follows by a job.
 * @throws AppError `refund_not_found`; `refund_decided`, saying by whom; `own_account`; `validation_failed` for declining
 *   without a word; `refund_refused` and `credits_were_spent` where nothing can be given back any more
 */
export function decideRefund(deps: CreditsDeps, deciding: Deciding): Promise<RefundRequestRow> {
  const { requestId, decision, answer, adminId } = deciding;
  checkAnswer(deciding);
  return inTransaction(deps.moneyDb, async (tx) => {
    const { purchase_id: purchaseId, fan_id: fanId } = await readRequest(tx, requestId);
    if (fanId === adminId)
      throw new AppError('own_account', { detail: (language) => refundTexts[language].ownRequest });
    const purchase = await lockPurchase(tx, purchaseId);
    // Under the lock of its purchase, which whoever decides holds.
    const before = await readRequest(tx, requestId);
    if (before.decision !== null) throw alreadyDecided(before);
    const decided = { answer, decided_by: adminId, decided_at: deps.clock.now() };
    if (decision === 'decline') await declineRequest(tx, requestId, decided);
    else await approve(deps, tx, { purchase, request: before, deciding });
    const after = await readRequest(tx, requestId);
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: `refund.${decision}`,
      subject: { type: 'user', id: fanId },
      before: { refund_request_id: requestId, purchase_id: purchaseId },
      after: {
        decision: after.decision,
        answer,
        credits: after.credits,
        amount_centavos: after.amount_centavos,
      },
      from: deciding.from,
    });
    if (decision === 'decline') await queueRefundMail(tx, { requestId, news: 'declined' });
    return after;
  });
}

interface Approving {
  purchase: PurchaseRow;
  request: RefundRequestRow;
  deciding: Deciding;
}

/** All that is left of the purchase goes back: a part may have gone another way since it was asked for. */
async function approve(deps: CreditsDeps, tx: Tx, { purchase, request, deciding }: Approving): Promise<void> {
  const { adminId, answer, correlationId } = deciding;
  const left = leftOf(purchase, await sumRefunds(tx, purchase.id));
  const captured = (await listAttempts(tx, purchase.id)).find(({ status }) => status === 'captured');
  if (!captured || left.credits <= 0 || left.centavos <= 0) throw refusal('not_refundable', request);
  const refundId = deps.ids.next();
  const result = await recordRefund(deps, tx, {
    refundId,
    purchaseId: purchase.id,
    credits: left.credits,
    amountCentavos: left.centavos,
    actor: { type: 'admin', id: adminId },
    correlationId,
  });
  if (result !== 'refunded') throw refusal(result, request);
  const now = deps.clock.now();
  await approveRequest(tx, request.id, {
    answer,
    decided_by: adminId,
    decided_at: now,
    refund_id: refundId,
    credits: left.credits,
    amount_centavos: left.centavos,
    next_check_at: now,
  });
  await queueRefundMail(tx, { requestId: request.id, news: 'approved', refundId });
  // The job also runs by the clock; this one spares a minute.
  const job = payBackJobs[captured.provider];
  await addJob(tx, job, {}, { key: job.id });
}

async function readRequest(tx: Tx, id: string): Promise<RefundRequestRow> {
  const row = await findRefundRequest(tx, id);
  if (!row) throw new AppError('refund_not_found');
  return row;
}

function checkAnswer({ decision, answer }: Deciding): void {
  if (decision === 'approve' || answer !== '') return;
  throw new AppError('validation_failed', {
    detail: (language) => refundTexts[language].answerNeeded,
    errors: { answer: (language) => refundTexts[language].answerNeeded },
  });
}

function alreadyDecided({
  decision,
  is_withdrawn: isWithdrawn,
  decided_by: name,
}: RefundRequestRow): AppError {
  return new AppError('refund_decided', {
    detail: (language) => {
      const t = refundTexts[language];
      if (isWithdrawn) return t.wasWithdrawn;
      return (decision === 'declined' ? t.wasDeclined : t.wasApproved)({ name: name ?? 'Likha' });
    },
  });
}

function refusal(result: Exclude<RefundResult, 'refunded'>, request: RefundRequestRow): AppError {
  if (result !== 'credits_were_spent')
    return new AppError('refund_refused', { detail: (language) => refundTexts[language].notRefundable });
  return new AppError('credits_were_spent', {
    detail: (language) =>
      refundTexts[language].creditsUsed({
        asked: formatCredits(request.credits),
        left: formatCredits(request.balance ?? 0),
      }),
  });
}
