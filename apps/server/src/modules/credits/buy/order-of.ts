import type { Charge, OrderRequest } from '../../../providers/payments/payment-provider.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import type { AttemptRow } from '../settle/attempts.queries.ts';
import type { PurchaseRow } from '../settle/purchases.queries.ts';

/** What a provider is asked to take. */
export function orderOf(
  deps: Pick<CreditsDeps, 'neutralName' | 'leftMac'>,
  purchase: PurchaseRow,
  attempt: AttemptRow,
  back: string,
): OrderRequest {
  return {
    purchaseId: purchase.id,
    amountCentavos: attempt.amount_centavos,
    charge: chargeOf(attempt),
    description: `${purchase.base_credits + purchase.bonus_credits} credits`,
    statementName: deps.neutralName,
    method: attempt.payment_method,
    returnUrl: back,
    cancelUrl: `${back}&cancelled=1&left=${deps.leftMac.of(purchase.id)}`,
  };
}

function chargeOf({ charge_minor: minor, charge_currency: currency }: AttemptRow): Charge | null {
  return minor === null || currency === null ? null : { minor, currency };
}
