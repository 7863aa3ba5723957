import { ApiError } from '../../../lib/api-error.ts';
import type { Body, PaymentMethod } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useMoneyRefusal } from '../../../lib/use-money-refusal.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { buyingTexts } from '../buying.texts.generated.ts';
import type { Charge } from '../charge.ts';
import type { Order } from '../order.ts';

/**
 * Starts a purchase and sends the fan to the provider's page. A changed price is handed back, not toasted.
 *
 * @param onBegun called with the purchase's id before the page is left
 */
export function useBuyCredits(onBegun: (purchaseId: string) => void) {
  const t = useTexts(buyingTexts);
  const refusal = useMoneyRefusal();
  return useAction('POST /credits/purchase', {
    // Nothing is bought yet: the wallet follows when the fan comes back.
    invalidates: [],
    onSuccess: ({ approval_url, purchase_id }) => {
      onBegun(purchase_id);
      if (approval_url) return window.location.assign(approval_url);
      notify({ tone: 'bad', title: t.purchaseFailed, text: t.noApproval });
    },
    onError: (error, { body }) => {
      const expected = error instanceof ApiError ? error.expected : undefined;
      // The screen asks about another rate by itself; that a coupon takes off less has to be said.
      if (expected && expected.original_amount !== body.original_amount) return;
      notify(refusal(error, { title: t.purchaseFailed, text: t.initiateFailed }));
    },
  });
}

/** An order as the call takes it. */
export function purchaseBody(
  order: Order,
  method: PaymentMethod,
  charge: Charge | null,
): Body<'POST /credits/purchase'> {
  return {
    credit_amount: order.creditAmount,
    original_amount: order.originalAmount,
    final_amount: order.finalAmount,
    package_id: order.packageId,
    payment_method: method,
    coupon_id: order.couponId,
    ...(charge && { charged_amount: charge.amount }),
  };
}
