import { z } from 'zod';
import { defineJob, PermanentFailure } from '../../platform/jobs.ts';
import { MailRefused } from '../../providers/mail/mail.ts';
import type { CreditsDeps } from './credits-deps.ts';
import { MAIL_RECEIPT, SETTLE_ORDER } from './credits-job-ids.ts';
import { mailReceipt } from './mail-receipt.ts';
import {
  findPurchaseIdByOrder,
  listDuePurchases,
  postponePurchase,
  removeOldWebhookEvents,
} from './purchases.queries.ts';
import { RECEIPT_ATTEMPTS, settlePurchase } from './settle-purchase.ts';

const BATCH = 50;
const PUT_OFF_MS = 10 * 60 * 1000;
const WEBHOOKS_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

export function creditsJobs(deps: CreditsDeps) {
  return [settleOrderJob(deps), mailReceiptJob(deps), reconcileJob(deps)];
}

/** What a webhook leads to. An order that is not recorded yet, or a provider that is down, is worth another try. */
function settleOrderJob(deps: CreditsDeps) {
  return defineJob({
    id: SETTLE_ORDER,
    payload: z.object({ provider: z.enum(['paypal', 'paymongo']), orderId: z.string() }),
    maxAttempts: 12,
    async handle({ provider, orderId }, { isLastAttempt }) {
      const purchaseId = await findPurchaseIdByOrder(deps.db, provider, orderId);
      if (purchaseId === null) {
        if (isLastAttempt)
          return deps.log.warn({ provider }, 'a webhook was about an order that is not ours');
        throw new Error('the order of this webhook is not recorded yet');
      }
      const result = await settlePurchase(deps, purchaseId);
      if (result?.isUnanswered) throw new Error('the provider did not answer');
    },
  });
}

/** Queued by the settlement itself. A mail server that is down is worth many tries, an address that is refused none. */
function mailReceiptJob(deps: CreditsDeps) {
  return defineJob({
    id: MAIL_RECEIPT,
    payload: z.object({ purchaseId: z.uuid() }),
    maxAttempts: RECEIPT_ATTEMPTS,
    async handle({ purchaseId }) {
      try {
        await mailReceipt(deps, purchaseId);
      } catch (error) {
        throw error instanceof MailRefused ? new PermanentFailure(error.message) : error;
      }
    },
  });
}

/** Looks at open purchases whose time has come, so that a lost return and a lost webhook together lose nothing (decision 16). */
export async function reconcilePurchases(deps: CreditsDeps): Promise<void> {
  const due = await listDuePurchases(deps.db, deps.clock.now(), BATCH);
  for (const purchaseId of due) {
    await settlePurchase(deps, purchaseId).catch((error: unknown) => putOff(deps, purchaseId, error));
  }
}

/** One purchase that fails in a way nobody expected must not keep the others waiting behind it. */
async function putOff(deps: CreditsDeps, purchaseId: string, error: unknown): Promise<void> {
  deps.log.error({ err: error, purchase_id: purchaseId }, 'a purchase could not be reconciled');
  await postponePurchase(deps.db, purchaseId, new Date(deps.clock.now().getTime() + PUT_OFF_MS));
}

function reconcileJob(deps: CreditsDeps) {
  return defineJob({
    id: 'credits.reconcile',
    payload: z.object({}),
    maxAttempts: 1,
    cron: '* * * * *',
    async handle() {
      await reconcilePurchases(deps);
      await removeOldWebhookEvents(deps.db, new Date(deps.clock.now().getTime() - WEBHOOKS_KEPT_MS));
    },
  });
}
