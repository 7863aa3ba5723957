import { createHash } from 'node:crypto';
import type { CallInput, Calls, Saying } from '@likha/contract';
import { paths } from '@likha/contract/addresses';
import { centavosFromPesos, formatCentavos, formatCredits, pesosFromCentavos } from '@likha/contract/money';
import { AppError } from '../../../platform/app-error.ts';
import { customerOf } from '../../../platform/http/network-address.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { isForeign, offeredMethods } from '../../../providers/payments/offered-methods.ts';
import {
  leastCentavosOf,
  type PaymentMethod,
  providerOfMethod,
} from '../../../providers/payments/payment-provider.ts';
import { quoteDiscount } from '../../coupons/index.ts';
import { readSettings, type Settings } from '../../settings/index.ts';
import { creditsTexts } from '../credits.texts.generated.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { isTooOld } from '../settle/purchase.ts';
import { findPurchaseByKey, type PurchaseRow } from '../settle/purchases.queries.ts';
import { openOrder } from './open-order.ts';
import type { Place } from './origins.queries.ts';
import { type PinnedCharge, pinCharge } from './pin-charge.ts';
import { priceChanged } from './price-changed.ts';
import { type AskedPurchase, priceOf, type Quote, quotePurchase } from './quote.ts';
import { startPurchase } from './start-purchase.ts';

type Body = CallInput<Calls['buyCredits']>['body'];

export interface Origin {
  /** The client's name for this one purchase. */
  idempotencyKey: string | null;
  /** The request's id. */
  correlationId: string;
  /** The address that asks, and what its browser is known by; nothing where no request does. */
  from?: { ip: string; device: string | null };
}

/**
 * Starts a purchase: records the intent, then opens an order at the provider outside of the transaction (P14). The same
 * key continues the same purchase, and the provider gives the same attempt the same order.
 * @throws AppError `amount_out_of_range`, `amount_below_least`, `price_changed` with the right figures, `coupon_invalid`, `purchase_not_open`,
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
  const settings = await readSettings(deps.db);
  checkOffered(deps, body.payment_method, settings);
  const quote = await agreedQuote(deps, request, settings);
  checkLeast(body.payment_method, quote.finalCentavos);
  return startPurchase(deps, {
    ...request,
    method: body.payment_method,
    couponId: body.coupon_id ?? null,
    place: placeOf(deps, request.from),
    rate: settings.centavos_per_credit,
    settingsVersion: settings.version,
    quote,
    charge: agreedCharge(deps, body, settings, quote),
  });
}

/** A device is the first part of its cookie: what is behind it says for whom it is known (P69). */
function placeOf({ placeMac }: CreditsDeps, from: Origin['from']): Place | null {
  if (!from) return null;
  const device = from.device?.split('.')[0];
  return {
    network: placeMac.of(`network\n${customerOf(from.ip)}`),
    device: device ? placeMac.of(`device\n${device}`) : null,
  };
}

/** Where to pay. A purchase that was asked for in other words under this key, or that is over, is not continued. */
async function continuePurchase(
  deps: CreditsDeps,
  purchase: PurchaseRow,
  requestHash: Buffer,
): Promise<string> {
  if (!purchase.request_hash?.equals(requestHash))
    throw new AppError('idempotency_key_reused', {
      detail: (language) => creditsTexts[language].keyOfAnother,
    });
  if (purchase.final_centavos === 0) return returnAddress(deps, purchase.id);
  if (purchase.status !== 'pending' || isTooOld({ createdAt: purchase.created_at }, deps.clock.now()))
    throw new AppError('purchase_not_open', {
      detail: (language) => creditsTexts[language].closedMeanwhile,
    });
  return purchase.approval_url ?? openOrder(deps, purchase, returnAddress(deps, purchase.id));
}

function returnAddress(deps: CreditsDeps, purchaseId: string): string {
  return `${deps.publicUrl}${paths.purchase(purchaseId)}`;
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
  // A key that was used before there was such a thing stands for the same words.
  const charged = body.charged_amount == null ? [] : [body.charged_amount];
  return createHash('sha256')
    .update(
      JSON.stringify([
        credit_amount,
        payment_method,
        original_amount,
        final_amount,
        package_id ?? null,
        coupon_id ?? null,
        ...charged,
      ]),
    )
    .digest();
}

async function agreedQuote(deps: CreditsDeps, { fanId, body }: Request, settings: Settings): Promise<Quote> {
  const asked: AskedPurchase = {
    creditAmount: body.credit_amount,
    originalCentavos: centavosFromPesos(body.original_amount) ?? -1,
    finalCentavos: centavosFromPesos(body.final_amount) ?? -1,
    packageId: body.package_id ?? null,
  };
  const priced = priceOf(asked, settings);
  const discount =
    body.coupon_id && priced.kind === 'priced'
      ? await quoteDiscount(deps, body.coupon_id, { fanId, originalCentavos: priced.quote.originalCentavos })
      : 0;
  const result = quotePurchase(asked, settings, discount);
  switch (result.kind) {
    case 'quoted':
      return result.quote;
    case 'below_minimum':
      throw outOfRange((language) =>
        creditsTexts[language].minimum({ credits: formatCredits(settings.custom_credits_min) }),
      );
    case 'above_maximum':
      throw outOfRange((language) =>
        creditsTexts[language].maximum({ credits: formatCredits(settings.custom_credits_max) }),
      );
    case 'unknown_package':
      throw new AppError('validation_failed', {
        detail: (language) => creditsTexts[language].noPack,
        errors: { package_id: (language) => creditsTexts[language].noPackField },
      });
    case 'price_changed':
      throw priceChanged(result.quote);
  }
}

/** @throws AppError `validation_failed` for a way to pay that is not offered here (P778) */
function checkOffered(deps: CreditsDeps, method: PaymentMethod, settings: Settings): void {
  if (offeredMethods(deps.payers, settings.foreign_rate_centavos).includes(method)) return;
  const detail: Saying = (language) => creditsTexts[language].notOffered;
  throw new AppError('validation_failed', { detail, errors: { payment_method: detail } });
}

/** What the card is charged in another currency, as the fan was shown it (P777). @throws AppError `price_changed` with what it is now */
function agreedCharge(
  { foreignCurrency }: CreditsDeps,
  body: Body,
  settings: Settings,
  quote: Quote,
): PinnedCharge | null {
  if (!isForeign(body.payment_method) || quote.finalCentavos === 0) return null;
  const pinned = pinCharge(quote.finalCentavos, {
    currency: foreignCurrency,
    rateCentavos: settings.foreign_rate_centavos,
  });
  if (centavosFromPesos(body.charged_amount ?? -1) !== pinned.minor) throw priceChanged(quote, pinned);
  return pinned;
}

/** Nothing to pay is settled without a provider; anything else is what its provider takes at the least (P293). */
function checkLeast(method: PaymentMethod, finalCentavos: number): void {
  const least = leastCentavosOf[providerOfMethod[method]];
  if (finalCentavos === 0 || finalCentavos >= least) return;
  const detail: Saying = (language) => creditsTexts[language].belowLeast({ least: formatCentavos(least) });
  throw new AppError('amount_below_least', { detail, errors: { payment_method: detail } });
}

function outOfRange(detail: Saying): AppError {
  return new AppError('amount_out_of_range', { detail, errors: { credit_amount: detail } });
}
