import {
  type CallInput,
  type Calls,
  CUSTOM_CREDITS,
  centavosFromPesos,
  pesosFromCentavos,
} from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { ProviderError, providerOfMethod } from '../../providers/payments/payment-provider.ts';
import { readSettings } from '../settings/index.ts';
import type { CreditsDeps } from './credits-deps.ts';
import { nextLook } from './purchase.ts';
import { insertPurchase, type PurchaseRow, recordOrder } from './purchases.queries.ts';
import { type Quote, quotePurchase } from './quote.ts';

type Body = CallInput<Calls['buyCredits']>['body'];

/**
 * Starts a purchase: records the intent, then opens an order at the provider outside the transaction (decision 14).
 * The same idempotency key continues the same purchase, and the provider gives the same purchase the same order.
 * @throws AppError `amount_out_of_range`, `price_changed` with the right figures, `coupon_invalid`, `purchase_not_open`,
 * `payment_unavailable`
 */
export async function buyCredits(
  deps: CreditsDeps,
  viewer: Viewer,
  body: Body,
  idempotencyKey: string | null,
) {
  if (body.coupon_id)
    throw new AppError('coupon_invalid', {
      detail: 'This coupon does not exist.',
      errors: { coupon_id: 'This coupon does not exist' },
    });
  const { centavos_per_credit: rate } = await readSettings(deps.db);
  const quote = agreedQuote(body, rate);
  const now = deps.clock.now();
  const purchase = await inTransaction(deps.db, (tx) =>
    insertPurchase(tx, {
      id: deps.ids.next(),
      fan_id: viewer.id,
      provider: providerOfMethod[body.payment_method],
      payment_method: body.payment_method,
      package_id: quote.packageId,
      base_credits: quote.baseCredits,
      bonus_credits: quote.bonusCredits,
      centavos_per_credit: rate,
      original_centavos: quote.originalCentavos,
      final_centavos: quote.finalCentavos,
      idempotency_key: idempotencyKey,
      created_at: now,
      next_check_at: nextLook(0, now),
    }),
  );
  if (purchase.approval_url === null && purchase.status !== 'pending')
    throw new AppError('purchase_not_open', {
      detail: 'This purchase was closed in the meantime. Please start again.',
    });
  const approvalUrl = purchase.approval_url ?? (await openOrder(deps, purchase));
  return {
    approval_url: approvalUrl,
    purchase_id: purchase.id,
    credit_amount: purchase.base_credits + purchase.bonus_credits,
    original_amount: pesosFromCentavos(purchase.original_centavos),
    final_amount: pesosFromCentavos(purchase.final_centavos),
  };
}

function agreedQuote(body: Body, rate: number): Quote {
  const result = quotePurchase(
    {
      creditAmount: body.credit_amount,
      originalCentavos: centavosFromPesos(body.original_amount) ?? -1,
      finalCentavos: centavosFromPesos(body.final_amount) ?? -1,
      packageId: body.package_id ?? null,
    },
    rate,
  );
  switch (result.kind) {
    case 'quoted':
      return result.quote;
    case 'below_minimum':
      throw outOfRange(`Minimum purchase is ${CUSTOM_CREDITS.min} credits`);
    case 'above_maximum':
      throw outOfRange(
        `Maximum purchase is ${CUSTOM_CREDITS.max.toLocaleString('en-PH')} credits per transaction`,
      );
    case 'unknown_package':
      throw new AppError('validation_failed', {
        detail: 'This pack does not exist.',
        errors: { package_id: 'This pack does not exist' },
      });
    case 'price_changed':
      throw priceChanged(result.quote);
  }
}

function outOfRange(detail: string): AppError {
  return new AppError('amount_out_of_range', { detail, errors: { credit_amount: detail } });
}

function priceChanged(quote: Quote): AppError {
  return new AppError('price_changed', {
    detail: 'The price has changed since this page was opened. Please look at the new amount.',
    expected: {
      credit_amount: quote.baseCredits + quote.bonusCredits,
      original_amount: pesosFromCentavos(quote.originalCentavos),
      final_amount: pesosFromCentavos(quote.finalCentavos),
    },
  });
}

async function openOrder(deps: CreditsDeps, purchase: PurchaseRow): Promise<string> {
  const provider = deps.payments[purchase.provider as keyof CreditsDeps['payments']];
  const back = `${deps.publicUrl}/buy-credits?purchase=${purchase.id}`;
  try {
    const order = await provider.createOrder({
      purchaseId: purchase.id,
      amountCentavos: purchase.final_centavos,
      description: `${purchase.base_credits + purchase.bonus_credits} Likha credits`,
      method: purchase.payment_method as Body['payment_method'],
      returnUrl: back,
      cancelUrl: `${back}&cancelled=1`,
    });
    await recordOrder(deps.db, purchase.id, order);
    return order.approvalUrl;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.warn({ err: error, purchase_id: purchase.id }, 'the provider did not open an order');
    throw new AppError('payment_unavailable', {
      detail: 'The payment provider does not answer right now. Nothing was charged. Please try again.',
      cause: error,
    });
  }
}
