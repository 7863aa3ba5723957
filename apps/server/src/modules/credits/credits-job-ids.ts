import type { ProviderName } from '../../providers/payments/payment-provider.ts';

/** Apart from the jobs themselves, so that who adds a job need not import who runs it. */
export const MAIL_RECEIPT = 'credits.mail-receipt';
export const MAIL_RETURN = 'credits.mail-return';
export const MAIL_REFUND = 'credits.mail-refund';
/** A job of its own for each provider: one that does not answer keeps only its own waiting. */
export const settleOrderOf = (provider: ProviderName) => `credits.settle-order.${provider}`;
export const payBackOf = (provider: ProviderName) => `credits.pay-back-refunds.${provider}`;

/** The same for what becomes of captures after they were taken. */
export const checkCaptureOf = (provider: ProviderName) => `credits.check-capture.${provider}`;
export const JUDGE_PAYER = 'credits.judge-payer';

/** With the queue's backoff, some three days of a mail server that is down. */
export const RECEIPT_ATTEMPTS = 18;
export const SETTLE_ATTEMPTS = 12;
export const JUDGE_ATTEMPTS = 25;
