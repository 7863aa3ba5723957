import { AppError } from '../../../platform/app-error.ts';
import { ProviderError } from '../../../providers/http/provider-error.ts';
import type { Charge } from '../../../providers/payments/payment-provider.ts';
import { creditsTexts } from '../credits.texts.generated.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { type AttemptRow, listAttempts, recordOrder } from '../settle/attempts.queries.ts';
import type { PurchaseRow } from '../settle/purchases.queries.ts';

/**
 * Opens the order of a purchase's newest attempt, or gets the one that exists: the provider gives one purchase one order.
 * @returns where the fan pays
 * @throws AppError `payment_unavailable`
 */
export async function openOrder(deps: CreditsDeps, purchase: PurchaseRow, back: string): Promise<string> {
  const [attempt] = await listAttempts(deps.db, purchase.id);
  if (!attempt) throw new Error(`purchase ${purchase.id} has no payment attempt`);
  try {
    const order = await deps.payments[attempt.provider].createOrder({
      purchaseId: purchase.id,
      amountCentavos: attempt.amount_centavos,
      charge: chargeOf(attempt),
      description: `${purchase.base_credits + purchase.bonus_credits} credits`,
      statementName: deps.neutralName,
      method: attempt.payment_method,
      returnUrl: back,
      cancelUrl: `${back}&cancelled=1`,
    });
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

function chargeOf({ charge_minor: minor, charge_currency: currency }: AttemptRow): Charge | null {
  return minor === null || currency === null ? null : { minor, currency };
}
