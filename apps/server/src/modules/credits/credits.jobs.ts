import { z } from 'zod';
import { CLOCKWORK, declareJob } from '../../platform/declare-job.ts';
import { refusedForGood } from '../../providers/mail/refused-for-good.ts';
import { type ProviderName, providerNames } from '../../providers/payments/payment-provider.ts';
import type { CreditsDeps } from './credits-deps.ts';
import {
  checkCaptureJobs,
  judgePayerJob,
  mailDisputeJob,
  mailFinanceJob,
  mailReceiptJob,
  mailRefundJob,
  mailReturnJob,
  payBackJobs,
  sendEvidenceJobs,
  settleOrderJobs,
} from './declared-jobs.ts';
import { checkCapture } from './disputes/check-capture.ts';
import { checkDisputes } from './disputes/check-disputes.ts';
import { judgePayer } from './disputes/judge-payer.ts';
import { measureDisputes } from './disputes/read-ratios.ts';
import { mailDispute, remindOfDisputes } from './disputes/remind-of-disputes.ts';
import { removeOldEvidence } from './evidence/remove-old-evidence.ts';
import { sendEvidence } from './evidence/send-evidence.ts';
import { mailRefund } from './refund/mail-refund.ts';
import { payBackRefunds } from './refund/pay-back-refunds.ts';
import { mailFinance } from './refund/tell-finance.ts';
import { compareCaptures } from './settle/compare-captures.ts';
import { mailReceipt } from './settle/mail-receipt.ts';
import { mailReturn } from './settle/mail-return.ts';
import { reconcilePurchases } from './settle/reconcile-purchases.ts';
import { removeOldPlaces } from './settle/remove-old-places.ts';
import { returnCaptures } from './settle/return-captures.ts';
import { settleOrder } from './settle/settle-order.ts';
import { forgetPayers } from './top-up/forget-payers.ts';
import { runTopUps } from './top-up/run-top-ups.ts';
import { sweepWebhooks } from './webhooks/sweep-webhooks.ts';

const EVERY_MINUTE = '* * * * *';

/** A lane for each provider and each kind of work with it: one that does not answer keeps nobody else waiting. */
export function creditsJobs(deps: CreditsDeps) {
  return [
    ...providerNames.flatMap((provider) => providerJobs(deps, provider)),
    judgePayerJob.handledBy(({ disputeId }) => judgePayer(deps, disputeId)),
    mailReceiptJob.handledBy(({ purchaseId }) => refusedForGood(mailReceipt(deps, purchaseId))),
    mailReturnJob.handledBy(({ attemptId }) => refusedForGood(mailReturn(deps, attemptId))),
    mailRefundJob.handledBy((told) => refusedForGood(mailRefund(deps, told))),
    mailFinanceJob.handledBy((told) => refusedForGood(mailFinance(deps, told))),
    mailDisputeJob.handledBy((told) => refusedForGood(mailDispute(deps, told))),
    declareJob({
      id: 'credits.remind-of-disputes',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 1,
      cron: '*/10 * * * *',
    }).handledBy(() => remindOfDisputes(deps)),
    declareJob({
      id: 'credits.measure-disputes',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 1,
      cron: '17 * * * *',
    }).handledBy(() => measureDisputes(deps)),
    declareJob({
      id: 'credits.remove-old-evidence',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 1,
      cron: '23 18 * * *',
    }).handledBy(() => removeOldEvidence(deps)),
    declareJob({
      id: 'credits.remove-old-places',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 3,
      cron: '33 18 * * *',
    }).handledBy(() => removeOldPlaces(deps)),
    declareJob({
      id: 'credits.run-top-ups',
      lane: 'top-ups',
      payload: z.object({}),
      tries: 1,
      cron: EVERY_MINUTE,
    }).handledBy(() => runTopUps(deps)),
    declareJob({
      id: 'credits.forget-payers',
      lane: 'top-ups',
      payload: z.object({}),
      tries: 1,
      cron: EVERY_MINUTE,
    }).handledBy(() => forgetPayers(deps)),
    declareJob({
      id: 'credits.sweep-webhooks',
      lane: CLOCKWORK,
      payload: z.object({}),
      tries: 1,
      cron: EVERY_MINUTE,
    }).handledBy(() => sweepWebhooks(deps)),
  ];
}

function providerJobs(deps: CreditsDeps, provider: ProviderName) {
  return [
    settleOrderJobs[provider].handledBy(({ orderId }, { isLastAttempt }) =>
      settleOrder(deps, provider, orderId, isLastAttempt),
    ),
    checkCaptureJobs[provider].handledBy(({ captureId }, { isLastAttempt }) =>
      checkCapture(deps, provider, captureId, isLastAttempt),
    ),
    payBackJobs[provider].handledBy(() => payBackRefunds(deps, provider)),
    sendEvidenceJobs[provider].handledBy(() => sendEvidence(deps, provider)),
    reconciliation('reconcile', () => reconcilePurchases(deps, provider)),
    reconciliation('return-captures', () => returnCaptures(deps, provider)),
    reconciliation('check-disputes', () => checkDisputes(deps, provider)),
    reconciliation('compare-captures', () => compareCaptures(deps, provider), {
      tries: 6,
      cron: '41 19 * * *',
    }),
  ];

  function reconciliation(
    name: string,
    handle: () => Promise<void>,
    { tries, cron } = { tries: 1, cron: EVERY_MINUTE },
  ) {
    return declareJob({
      id: `credits.${name}.${provider}`,
      lane: `reconciliation:${provider}`,
      payload: z.object({}),
      tries,
      cron,
    }).handledBy(handle);
  }
}
