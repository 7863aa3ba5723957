import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { type ProviderName, providerNames } from '../../providers/payments/payment-provider.ts';
import type { CreditsDeps } from './credits-deps.ts';
import {
  checkCaptureOf,
  JUDGE_ATTEMPTS,
  JUDGE_PAYER,
  MAIL_RECEIPT,
  MAIL_REFUND,
  MAIL_RETURN,
  payBackOf,
  RECEIPT_ATTEMPTS,
  SETTLE_ATTEMPTS,
  settleOrderOf,
} from './credits-job-ids.ts';
import { checkCapture } from './disputes/check-capture.ts';
import { checkDisputes } from './disputes/check-disputes.ts';
import { judgePayer } from './disputes/judge-payer.ts';
import { mailRefund } from './refund/mail-refund.ts';
import { payBackRefunds } from './refund/pay-back-refunds.ts';
import { compareCaptures } from './settle/compare-captures.ts';
import { mailReceipt } from './settle/mail-receipt.ts';
import { mailReturn } from './settle/mail-return.ts';
import { reconcilePurchases } from './settle/reconcile-purchases.ts';
import { returnCaptures } from './settle/return-captures.ts';
import { settleOrder } from './settle/settle-order.ts';
import { sweepWebhooks } from './webhooks/sweep-webhooks.ts';

/** A lane for each provider and each kind of work with it: one that does not answer keeps nobody else waiting. */
export function creditsJobs(deps: CreditsDeps) {
  return [
    ...providerNames.flatMap((provider) => [
      settleOrderJob(deps, provider),
      reconcileJob(deps, provider),
      compareJob(deps, provider),
      returnJob(deps, provider),
      checkCaptureJob(deps, provider),
      checkDisputesJob(deps, provider),
      payBackJob(deps, provider),
    ]),
    judgePayerJob(deps),
    mailReceiptJob(deps),
    mailReturnJob(deps),
    mailRefundJob(deps),
    sweepJob(deps),
  ];
}

/** What a webhook leads to. An order that is not recorded yet, or a provider that is down, is worth another try. */
function settleOrderJob(deps: CreditsDeps, provider: ProviderName) {
  return defineJob({
    id: settleOrderOf(provider),
    lane: `settlement:${provider}`,
    payload: z.object({ orderId: z.string() }),
    maxAttempts: SETTLE_ATTEMPTS,
    handle: ({ orderId }, { isLastAttempt }) => settleOrder(deps, provider, orderId, isLastAttempt),
  });
}

/** What a webhook about a refund or a dispute leads to. */
function checkCaptureJob(deps: CreditsDeps, provider: ProviderName) {
  return defineJob({
    id: checkCaptureOf(provider),
    lane: `settlement:${provider}`,
    payload: z.object({ captureId: z.string() }),
    maxAttempts: SETTLE_ATTEMPTS,
    handle: ({ captureId }, { isLastAttempt }) => checkCapture(deps, provider, captureId, isLastAttempt),
  });
}

function checkDisputesJob(deps: CreditsDeps, provider: ProviderName) {
  return defineJob({
    id: `credits.check-disputes.${provider}`,
    lane: `reconciliation:${provider}`,
    payload: z.object({}),
    maxAttempts: 1,
    cron: '* * * * *',
    handle: () => checkDisputes(deps, provider),
  });
}

/** Queued by a dispute that took something. */
function judgePayerJob(deps: CreditsDeps) {
  return defineJob({
    id: JUDGE_PAYER,
    payload: z.object({ disputeId: z.uuid() }),
    maxAttempts: JUDGE_ATTEMPTS,
    handle: ({ disputeId }) => judgePayer(deps, disputeId),
  });
}

function reconcileJob(deps: CreditsDeps, provider: ProviderName) {
  return defineJob({
    id: `credits.reconcile.${provider}`,
    lane: `reconciliation:${provider}`,
    payload: z.object({}),
    maxAttempts: 1,
    cron: '* * * * *',
    handle: () => reconcilePurchases(deps, provider),
  });
}

function compareJob(deps: CreditsDeps, provider: ProviderName) {
  return defineJob({
    id: `credits.compare-captures.${provider}`,
    lane: `reconciliation:${provider}`,
    payload: z.object({}),
    maxAttempts: 6,
    cron: '41 19 * * *',
    handle: () => compareCaptures(deps, provider),
  });
}

function returnJob(deps: CreditsDeps, provider: ProviderName) {
  return defineJob({
    id: `credits.return-captures.${provider}`,
    lane: `reconciliation:${provider}`,
    payload: z.object({}),
    maxAttempts: 1,
    cron: '* * * * *',
    handle: () => returnCaptures(deps, provider),
  });
}

/** Also queued by an approval, so that it need not wait for the clock. */
function payBackJob(deps: CreditsDeps, provider: ProviderName) {
  return defineJob({
    id: payBackOf(provider),
    lane: `reconciliation:${provider}`,
    payload: z.object({}),
    maxAttempts: 1,
    cron: '* * * * *',
    handle: () => payBackRefunds(deps, provider),
  });
}

/** Queued by the settlement itself. A mail server that is down is worth many tries, an address that is refused none. */
function mailReceiptJob(deps: CreditsDeps) {
  return defineJob({
    id: MAIL_RECEIPT,
    lane: 'mail',
    payload: z.object({ purchaseId: z.uuid() }),
    maxAttempts: RECEIPT_ATTEMPTS,
    handle: ({ purchaseId }) => refusedForGood(mailReceipt(deps, purchaseId)),
  });
}

function mailReturnJob(deps: CreditsDeps) {
  return defineJob({
    id: MAIL_RETURN,
    lane: 'mail',
    payload: z.object({ attemptId: z.uuid() }),
    maxAttempts: RECEIPT_ATTEMPTS,
    handle: ({ attemptId }) => refusedForGood(mailReturn(deps, attemptId)),
  });
}

function mailRefundJob(deps: CreditsDeps) {
  return defineJob({
    id: MAIL_REFUND,
    lane: 'mail',
    payload: z.object({
      requestId: z.uuid(),
      news: z.enum(['asked', 'approved', 'declined', 'paid', 'refused']),
      refundId: z.uuid().optional(),
    }),
    maxAttempts: RECEIPT_ATTEMPTS,
    handle: (told) => refusedForGood(mailRefund(deps, told)),
  });
}

function sweepJob(deps: CreditsDeps) {
  return defineJob({
    id: 'credits.sweep-webhooks',
    payload: z.object({}),
    maxAttempts: 1,
    cron: '* * * * *',
    handle: () => sweepWebhooks(deps),
  });
}
