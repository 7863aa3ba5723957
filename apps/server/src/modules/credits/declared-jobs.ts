import { z } from 'zod';
import { CLOCKWORK, declareJob, type PayloadOf } from '../../platform/declare-job.ts';
import { type ProviderName, providerNames } from '../../providers/payments/payment-provider.ts';

/** With the queue's backoff, some three days of a mail server that is down. */
const MAIL_TRIES = 18;

/** A job of its own for each provider, in a lane of its own: one that does not answer keeps only its own waiting. */
function forEachProvider<Declared>(declare: (provider: ProviderName) => Declared) {
  return Object.fromEntries(providerNames.map((name) => [name, declare(name)])) as Readonly<
    Record<ProviderName, Declared>
  >;
}

/** What a webhook leads to. An order that is not recorded yet, or a provider that is down, is worth another try. */
export const settleOrderJobs = forEachProvider((provider) =>
  declareJob({
    id: `credits.settle-order.${provider}`,
    lane: `settlement:${provider}`,
    payload: z.object({ orderId: z.string() }),
    tries: 12,
  }),
);

/** What a webhook about a refund or a dispute leads to. */
export const checkCaptureJobs = forEachProvider((provider) =>
  declareJob({
    id: `credits.check-capture.${provider}`,
    lane: `settlement:${provider}`,
    payload: z.object({ captureId: z.string() }),
    tries: 12,
  }),
);

/** Also queued by an approval, so that it need not wait for the clock. */
export const payBackJobs = forEachProvider((provider) =>
  declareJob({
    id: `credits.pay-back-refunds.${provider}`,
    lane: `reconciliation:${provider}`,
    payload: z.object({}),
    tries: 1,
    cron: '* * * * *',
  }),
);

/** Also queued by who asks for it, so that it need not wait for the clock. A lane of its own: files take long. */
export const sendEvidenceJobs = forEachProvider((provider) =>
  declareJob({
    id: `credits.send-evidence.${provider}`,
    lane: `evidence:${provider}`,
    payload: z.object({}),
    tries: 1,
    cron: '* * * * *',
  }),
);

/** Queued by a dispute that took something. */
export const judgePayerJob = declareJob({
  id: 'credits.judge-payer',
  lane: CLOCKWORK,
  payload: z.object({ disputeId: z.uuid() }),
  tries: 25,
});

/** Queued by the settlement itself. A mail server that is down is worth many tries, an address that is refused none. */
export const mailReceiptJob = declareJob({
  id: 'credits.mail-receipt',
  lane: 'mail',
  payload: z.object({ purchaseId: z.uuid() }),
  tries: MAIL_TRIES,
});

export const mailReturnJob = declareJob({
  id: 'credits.mail-return',
  lane: 'mail',
  payload: z.object({ attemptId: z.uuid() }),
  tries: MAIL_TRIES,
});

export const mailRefundJob = declareJob({
  id: 'credits.mail-refund',
  lane: 'mail',
  payload: z.object({
    requestId: z.uuid(),
    news: z.enum(['asked', 'approved', 'declined', 'paid', 'refused', 'reopened']),
    /** What was approved, as one request can be approved again. */
    refundId: z.uuid().optional(),
    /** Which time of several, as one request can be declined again. */
    turnId: z.uuid().optional(),
    /** That it was declined: which time of several, and why. */
    takenBack: z.object({ id: z.uuid(), reason: z.string() }).optional(),
  }),
  tries: MAIL_TRIES,
});
export type RefundNews = PayloadOf<typeof mailRefundJob>;

/** Of a refund that does not fit, to one of the staff. */
export const mailFinanceJob = declareJob({
  id: 'credits.mail-finance',
  lane: 'mail',
  payload: z.object({
    what: z.enum(['unbooked', 'stuck']),
    purchaseId: z.uuid(),
    amountCentavos: z.int(),
    /** When it was found, in milliseconds. */
    at: z.int(),
    staffId: z.uuid(),
  }),
  tries: MAIL_TRIES,
});

/** Of a dispute whose deadline is near, to one of the staff. */
export const mailDisputeJob = declareJob({
  id: 'credits.mail-dispute',
  lane: 'mail',
  payload: z.object({ disputeId: z.uuid(), staffId: z.uuid() }),
  tries: MAIL_TRIES,
});
