import { createHash } from 'node:crypto';
import {
  type CallInput,
  type Calls,
  CUSTOM_CREDITS,
  centavosFromPesos,
  pesosFromCentavos,
} from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { readSettings } from '../../settings/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { isTooOld } from '../settle/purchase.ts';
import { findPurchaseByKey, type PurchaseRow } from '../settle/purchases.queries.ts';
import { openOrder } from './open-order.ts';
import { type Quote, quotePurchase } from './quote.ts';
import { startPurchase } from './start-purchase.ts';

type Body = CallInput<Calls['buyCredits']>['body'];

export interface Origin {
  /** The client's name for this one purchase. */
  idempotencyKey: string | null;
  /** The request's id. */
  correlationId: string;
}

/**
 * Starts a purchase: records the intent, then opens an order at the provider outside of the transaction (P14). The same
 * key continues the same purchase, and the provider gives the same attempt the same order.
 * @throws AppError `amount_out_of_range`, `price_changed` with the right figures, `coupon_invalid`, `purchase_not_open`,
 * `idempotency_key_reused`, `payment_unavailable`
 */
export async function buyCredits(deps: CreditsDeps, viewer: Viewer, body: Body, origin: Origin) {
  const requestHash = hashOf(body);
  const { idempotencyKey: key } = origin;
  const known = key ? await findPurchaseByKey(deps.db, viewer.id, key) : undefined;
  const purchase = known ?? (await begin(deps, { fanId: viewer.id, body, requestHash, ...origin }));
  return present(purchase, await continuePurchase(deps, purchase, requestHash));
}

interface Request extends Origin {
  fanId: string;
  body: Body;
  requestHash: Buffer;
}

async function begin(deps: CreditsDeps, request: Request): Promise<PurchaseRow> {
  const { body } = request;
  if (body.coupon_id)
    throw new AppError('coupon_invalid', {
      detail: 'This coupon does not exist.',
      errors: { coupon_id: 'This coupon does not exist' },
    });
  const { centavos_per_credit: rate } = await readSettings(deps.db);
  return startPurchase(deps, {
    ...request,
    method: body.payment_method,
    rate,
    quote: agreedQuote(body, rate),
  });
}

/** Where to pay. A purchase that was asked for in other words under this key, or that is over, is not continued. */
async function continuePurchase(
  deps: CreditsDeps,
  purchase: PurchaseRow,
  requestHash: Buffer,
): Promise<string> {
  if (!purchase.request_hash?.equals(requestHash))
    throw new AppError('idempotency_key_reused', {
      detail: 'This Idempotency-Key was used for another purchase.',
    });
  if (purchase.final_centavos === 0) return returnAddress(deps, purchase.id);
  if (purchase.status !== 'pending' || isTooOld({ createdAt: purchase.created_at }, deps.clock.now()))
    throw new AppError('purchase_not_open', {
      detail: 'This purchase was closed in the meantime. Please start again.',
    });
  return purchase.approval_url ?? openOrder(deps, purchase, returnAddress(deps, purchase.id));
}

function returnAddress(deps: CreditsDeps, purchaseId: string): string {
  return `${deps.publicUrl}/buy-credits?purchase=${purchaseId}`;
}

function present(purchase: PurchaseRow, approvalUrl: string) {
  return {
    approval_url: approvalUrl,
    purchase_id: purchase.id,
    credit_amount: purchase.base_credits + purchase.bonus_credits,
    original_amount: pesosFromCentavos(purchase.original_centavos),
    final_amount: pesosFromCentavos(purchase.final_centavos),
  };
}

/** Of everything that decides what is bought and how it is paid. */
function hashOf(body: Body): Buffer {
  const { credit_amount, payment_method, original_amount, final_amount, package_id, coupon_id } = body;
  return createHash('sha256')
    .update(
      JSON.stringify([
        credit_amount,
        payment_method,
        original_amount,
        final_amount,
        package_id ?? null,
        coupon_id ?? null,
      ]),
    )
    .digest();
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
