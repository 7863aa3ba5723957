import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { ApiError, detailOf } from '../../../lib/api-error.ts';
import type { PaymentMethod } from '../../../lib/api-types.ts';
import { notify } from '../../../ui/toast/toast.ts';
import type { Order } from '../order.ts';

interface Purchase {
  order: Order;
  method: PaymentMethod;
}

/** Starts a purchase and sends the fan to the provider's page. A changed price is handed back, not toasted. */
export function useBuyCredits() {
  return useMutation({
    mutationFn: ({ order, method }: Purchase) =>
      api('POST /credits/purchase', {
        body: {
          credit_amount: order.creditAmount,
          original_amount: order.originalAmount,
          final_amount: order.finalAmount,
          package_id: order.packageId,
          payment_method: method,
        },
      }),
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
