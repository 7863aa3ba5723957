import { ApiError, detailOf } from '../../../lib/api-error.ts';
import type { Body, PaymentMethod } from '../../../lib/api-types.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import type { Order } from '../order.ts';

/** Starts a purchase and sends the fan to the provider's page. A changed price is handed back, not toasted. */
export function useBuyCredits() {
  return useAction('POST /credits/purchase', {
    // Nothing is bought yet: the wallet follows when the fan comes back.
    invalidates: [],
    onSuccess: ({ approval_url }) => {
      if (approval_url) return window.location.assign(approval_url);
      notify({ tone: 'bad', title: 'Purchase Failed', text: 'No approval URL received' });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'price_changed') return;
      const text = detailOf(error, 'Failed to initiate credit purchase');
      notify({ tone: 'bad', title: 'Purchase Failed', text });
    },
  });
}

/** An order as the call takes it. */
export function purchaseBody(order: Order, method: PaymentMethod): Body<'POST /credits/purchase'> {
  return {
    credit_amount: order.creditAmount,
    original_amount: order.originalAmount,
    final_amount: order.finalAmount,
    package_id: order.packageId,
    payment_method: method,
  };
}
