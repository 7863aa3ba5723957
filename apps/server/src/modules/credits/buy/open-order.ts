import { AppError } from '../../../platform/app-error.ts';
import { ProviderError } from '../../../providers/http/provider-error.ts';
import { creditsTexts } from '../credits.texts.generated.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { listAttempts, recordOrder } from '../settle/attempts.queries.ts';
import type { PurchaseRow } from '../settle/purchases.queries.ts';
import { orderOf } from './order-of.ts';

/**
 * Opens the order of a purchase's newest attempt, or gets the one that exists: the provider gives one purchase one order.
 * @returns where the fan pays
 * @throws AppError `payment_unavailable`
 */
export async function openOrder(deps: CreditsDeps, purchase: PurchaseRow, back: string): Promise<string> {
  const [attempt] = await listAttempts(deps.db, purchase.id);
  if (!attempt) throw new Error(`purchase ${purchase.id} has no payment attempt`);
  try {
    const order = await deps.payments[attempt.provider].createOrder(orderOf(deps, purchase, attempt, back));
    await recordOrder(deps.db, attempt.id, order);
    return order.approvalUrl;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.warn({ err: error, purchase_id: purchase.id }, 'the provider did not open an order');
    throw new AppError('payment_unavailable', {
      detail: (language) => creditsTexts[language].notCharged,
      cause: error,
    });
  }
}
