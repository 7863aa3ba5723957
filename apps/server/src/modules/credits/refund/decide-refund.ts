import type { Saying } from '@likha/contract';
import { centavosFromPesos, formatCentavos, formatCredits } from '@likha/contract/money';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { leastCentavosOf } from '../../../providers/payments/payment-provider.ts';
import { recordAdminAction } from '../../audit/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { payBackJobs } from '../declared-jobs.ts';
import { listAttempts } from '../settle/attempts.queries.ts';
import { lockPurchase, type PurchaseRow } from '../settle/purchases.queries.ts';
import { queueRefundMail } from './mail-refund.ts';
import { type RefundResult, recordRefund } from './record-refund.ts';
import { refundTexts } from './refund.texts.generated.ts';
import { type NoPart, partOf, type RefundPart } from './refund-part.ts';
import { creditsUsed, readRequest } from './refund-refusals.ts';
import { leftOf } from './refund-request.ts';
import { approveRequest, declineRequest, type RefundRequestRow } from './refund-requests.queries.ts';
import { sumRefunds } from './refunds.queries.ts';

interface Deciding {
  requestId: string;
  decision: 'approve' | 'decline';
  /** How many credits go back of an approval; undefined for all. */
  credits?: number | undefined;
  /** The pesos that the admin saw for them. */
  shownPesos?: number | undefined;
  /** For the fan to read; empty where there is nothing to say. */
  answer: string;
  adminId: string;
  correlationId: string;
  /** The address that asked. */
  from: string;
}

/**
 * Decides about a refund that was asked for, once (P227). Approving takes the credits out of the wallet and puts the refund
 * into the books, here and now; the money follows by a job. Of a part the other credits are free with the same commit (P297).
 * @throws AppError `refund_not_found`; `refund_decided`, saying by whom; `own_account`; `validation_failed` for declining
 *   or taking something off without a word, for more credits than there are, or where they are other pesos than were shown;
 *   `amount_below_least`; `refund_refused` and `credits_were_spent` where nothing can be given back any more
 */
export function decideRefund(deps: CreditsDeps, deciding: Deciding): Promise<RefundRequestRow> {
  const { requestId, decision, answer, adminId } = deciding;
  checkWords(deciding);
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
      before: {
        refund_request_id: requestId,
        purchase_id: purchaseId,
        credits: before.credits,
        amount_centavos: before.amount_centavos,
      },
      after: {
        decision: after.decision,
        answer,
        credits: after.credits,
        amount_centavos: after.amount_centavos,
      },
      from: deciding.from,
    });
    if (decision === 'decline')
      await queueRefundMail(tx, { requestId, news: 'declined', turnId: deps.ids.next() });
    return after;
  });
}

interface Approving {
  purchase: PurchaseRow;
  request: RefundRequestRow;
  deciding: Deciding;
}

/** Of what is left of the purchase: some may have gone another way since it was asked for. */
async function approve(deps: CreditsDeps, tx: Tx, { purchase, request, deciding }: Approving): Promise<void> {
  const { adminId, answer, correlationId } = deciding;
  const left = leftOf(purchase, await sumRefunds(tx, purchase.id));
  const captured = (await listAttempts(tx, purchase.id)).find(({ status }) => status === 'captured');
  if (!captured) throw refusal('not_refundable', request);
  const leastCentavos = leastCentavosOf[captured.provider];
  const part = partOf({ left, held: request.credits, chosen: deciding.credits, leastCentavos });
  if ('kind' in part) throw noPart(part, request, leastCentavos);
  checkPart(part, deciding);
  const { credits, centavos, whole } = part;
  const refundId = deps.ids.next();
  const result = await recordRefund(deps, tx, {
    refundId,
    purchaseId: purchase.id,
    credits,
    amountCentavos: centavos,
    actor: { type: 'admin', id: adminId },
    correlationId,
  });
  if (result !== 'refunded') throw refusal(result, request, credits);
  const now = deps.clock.now();
  await approveRequest(tx, request.id, {
    answer,
    decided_by: adminId,
    decided_at: now,
    refund_id: refundId,
    credits,
    amount_centavos: centavos,
    next_check_at: now,
    // One that its provider refused stays a part of what it was a part of.
    whole_credits: request.whole_credits ?? whole?.credits ?? null,
    whole_centavos: request.whole_centavos ?? whole?.centavos ?? null,
  });
  await queueRefundMail(tx, { requestId: request.id, news: 'approved', refundId });
  // The job also runs by the clock; this one spares a minute.
  const job = payBackJobs[captured.provider];
  await addJob(tx, job, {}, { key: job.id });
}

/** Whoever gets less than they could reads why; whoever decides knows the pesos. */
function checkPart({ centavos, whole }: RefundPart, { answer, shownPesos }: Deciding): void {
  if (whole !== null && answer === '')
    throw wrong('answer', (language) => refundTexts[language].partNeedsAnswer);
  if (shownPesos === undefined || centavosFromPesos(shownPesos) === centavos) return;
  throw wrong('credits', (language) => refundTexts[language].otherPesos({ pesos: formatCentavos(centavos) }));
}

function noPart(why: NoPart, request: RefundRequestRow, leastCentavos: number): AppError {
  if (why.kind === 'nothing_left') return refusal('not_refundable', request);
  if (why.kind === 'too_many')
    return wrong('credits', (language) => refundTexts[language].tooMany({ most: formatCredits(why.most) }));
  const pesos = { part: formatCentavos(why.centavos), least: formatCentavos(leastCentavos) };
  return wrong('credits', (language) => refundTexts[language].partTooSmall(pesos), 'amount_below_least');
}

function wrong(
  field: 'answer' | 'credits',
  says: Saying,
  code: 'validation_failed' | 'amount_below_least' = 'validation_failed',
): AppError {
  return new AppError(code, { detail: says, errors: { [field]: says } });
}

/** What is wrong whatever the request is. */
function checkWords({ decision, answer, credits, shownPesos }: Deciding): void {
  if (decision === 'approve') return;
  if (credits !== undefined || shownPesos !== undefined)
    throw wrong('credits', (language) => refundTexts[language].declinesAll);
  if (answer === '') throw wrong('answer', (language) => refundTexts[language].answerNeeded);
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

/** @param credits that were to go back */
function refusal(
  result: Exclude<RefundResult, 'refunded'>,
  request: RefundRequestRow,
  credits = request.credits,
): AppError {
  if (result !== 'credits_were_spent')
    return new AppError('refund_refused', { detail: (language) => refundTexts[language].notRefundable });
  return creditsUsed(request, credits);
}
