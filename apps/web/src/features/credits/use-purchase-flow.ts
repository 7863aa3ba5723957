import { useCallback, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import type { PaymentMethod } from '../../lib/api-types.ts';
import { changeKept, invalidate } from '../../lib/kept-answers.ts';
import { useShownAgain } from '../../lib/use-shown-again.ts';
import { purchaseBody, useBuyCredits } from './api/use-buy-credits.ts';
import type { Charge } from './charge.ts';
import { type Order, whatChanged } from './order.ts';

const PRICES = ['GET /config', 'GET /credits/wallet'] as const;

interface PurchaseHooks {
  onBegun: (purchaseId: string) => void;
  onCouponChanged: () => void;
}

/**
 * Buys at a rate that the fan has agreed to. Where the live rate is another, by the server's refusal or because it was
 * asked for again, nothing can be paid until the new one is accepted (P83).
 *
 * @param rate the live rate, in pesos per credit
 * @param hooks `onBegun` gets the purchase's id before the fan leaves for the provider's page; `onCouponChanged` is
 *   called when the coupon does not take off what was shown
 */
export function usePurchaseFlow(
  orderAt: (phpPerCredit: number) => Order | null,
  rate: number,
  { onBegun, onCouponChanged }: PurchaseHooks,
) {
  const purchase = useBuyCredits(onBegun);
  const { reset } = purchase;
  const [agreedRate, setAgreedRate] = useState(rate);
  const order = orderAt(rate);
  const oldPrice = agreedRate === rate ? null : (orderAt(agreedRate)?.finalAmount ?? null);
  useShownAgain(
    useCallback(() => {
      reset();
      void invalidate([...PRICES, 'GET /credits/purchases/{id}']);
    }, [reset]),
  );

  function buy(method: PaymentMethod, charge: Charge | null) {
    if (!order || oldPrice !== null) return;
    const onError = (error: unknown) => {
      if (!(error instanceof ApiError)) return;
      if (error.code === 'coupon_invalid') onCouponChanged();
      if (!error.expected) return;
      const changed = whatChanged(order, error.expected);
      if (changed === 'pack' || changed === 'charge') void invalidate(PRICES);
      if (changed === 'coupon') onCouponChanged();
      if (changed === 'rate') takeOverRate(error.expected.original_amount / order.baseCredits);
    };
    purchase.mutate({ body: purchaseBody(order, method, charge) }, { onError });
  }

  const isBusy = purchase.isPending || (purchase.isSuccess && Boolean(purchase.data.approval_url));
  return { order, oldPrice, accept: () => setAgreedRate(rate), buy, isBusy };
}

/** Every figure of every screen changes at once; what the server says on being asked follows. */
function takeOverRate(phpPerCredit: number): void {
  const php_per_credit = Math.round(phpPerCredit * 100) / 100;
  changeKept('GET /config', (kept) => ({ ...kept, php_per_credit }));
  changeKept('GET /credits/wallet', (kept) => ({ ...kept, php_per_credit }));
  void invalidate(PRICES);
}
