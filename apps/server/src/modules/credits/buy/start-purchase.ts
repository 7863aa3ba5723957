import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { type PaymentMethod, providerOfMethod } from '../../../providers/payments/payment-provider.ts';
import { reserveUse } from '../../coupons/index.ts';
import { refuseBuying } from '../../spending/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { insertAttempt } from '../settle/attempts.queries.ts';
import { grantCredits } from '../settle/grant-credits.ts';
import { nextLook } from '../settle/purchase.ts';
import {
  findPurchaseByKey,
  insertPurchase,
  lockPurchase,
  type NewPurchase,
  type PurchaseRow,
} from '../settle/purchases.queries.ts';
import { newReference } from './new-reference.ts';
import { insertOrigin, type Place } from './origins.queries.ts';
import type { PinnedCharge } from './pin-charge.ts';
import { priceChanged } from './price-changed.ts';
import type { Quote } from './quote.ts';
import { refuseDeclined } from './refuse-declined.ts';

export interface AgreedPurchase {
  fanId: string;
  quote: Quote;
  couponId: string | null;
  method: PaymentMethod;
  /** What the card is charged where that is not pesos. */
  charge: PinnedCharge | null;
  /** Whole centavos per credit, of the quote. */
  rate: number;
  /** Of the settings that it was quoted by. */
  settingsVersion: number;
  idempotencyKey: string | null;
  requestHash: Buffer;
  correlationId: string;
  /** Where it is begun; null where a job begins it. */
  place: Place | null;
  /** What is recorded with it, or keeps it from being begun. */
  also?: (tx: Tx, purchaseId: string, now: Date) => Promise<void>;
}

/**
 * Records the intent and its first payment attempt, whose order is opened after the commit. A purchase of ₱0 has nothing
 * to pay and is settled here (P18). Of two that come with one key at once, both get the same purchase.
 * @throws AppError `coupon_invalid` when its last use went to somebody else meanwhile, `price_changed` when it was edited, `spending_limit_reached` and `cooling_off` by what the fan set (P690), `rate_limited` when one payment after another was declined (P766)
 */
export async function startPurchase(deps: CreditsDeps, agreed: AgreedPurchase): Promise<PurchaseRow> {
  const id = deps.ids.next();
  const now = deps.clock.now();
  const { quote, fanId, method } = agreed;
  const { purchase, isNew } = await inTransaction(deps.moneyDb, async (tx) => {
    const known = await recordIntent(deps, tx, {
      id,
      fan_id: fanId,
      payment_method: method,
      package_id: quote.packageId,
      base_credits: quote.baseCredits,
      bonus_credits: quote.bonusCredits,
      centavos_per_credit: agreed.rate,
      settings_version: agreed.settingsVersion,
      original_centavos: quote.originalCentavos,
      final_centavos: quote.finalCentavos,
      idempotency_key: agreed.idempotencyKey,
      request_hash: agreed.requestHash,
      correlation_id: agreed.correlationId,
      created_at: now,
    });
    if (known) return { purchase: known, isNew: false };
    await refuseBuying(tx, fanId, { id, credits: quote.baseCredits }, now);
    if (quote.finalCentavos > 0) await beginPaying(tx, { id, fanId, place: agreed.place, now });
    await takeCoupon(tx, agreed, id, now);
    await agreed.also?.(tx, id, now);
    if (quote.finalCentavos === 0) await grantCredits(deps, tx, await lockPurchase(tx, id), null);
    else
      await insertAttempt(tx, {
        id: deps.ids.next(),
        purchase_id: id,
        provider: providerOfMethod[method],
        payment_method: method,
        amount_centavos: quote.finalCentavos,
        charge_minor: agreed.charge?.minor ?? null,
        charge_currency: agreed.charge?.currency ?? null,
        charge_rate_centavos: agreed.charge?.rateCentavos ?? null,
        created_at: now,
        next_check_at: nextLook(0, now),
      });
    return { purchase: await lockPurchase(tx, id), isNew: true };
  });
  if (isNew && purchase.status === 'completed') deps.metrics.purchases.inc({ outcome: 'completed' });
  return purchase;
}

/** @throws AppError `rate_limited` */
async function beginPaying(
  tx: Tx,
  { id, fanId, place, now }: { id: string; fanId: string; place: Place | null; now: Date },
): Promise<void> {
  await refuseDeclined(tx, { fanId, place }, now);
  if (place === null) return;
  await insertOrigin(tx, { purchaseId: id, place, at: now });
}

/** So many names are tried for a purchase, as another may have one already. */
const NAMES_TRIED = 5;

/** @returns the purchase that this fan's key has already; null where this one was recorded */
async function recordIntent(
  deps: Pick<CreditsDeps, 'ids'>,
  tx: Tx,
  purchase: Omit<NewPurchase, 'reference'>,
): Promise<PurchaseRow | null> {
  for (let tried = 0; tried < NAMES_TRIED; tried += 1) {
    if (await insertPurchase(tx, { ...purchase, reference: newReference(deps.ids) })) return null;
    const known = await findPurchaseByKey(tx, purchase.fan_id, purchase.idempotency_key ?? '');
    if (known) return known;
  }
  throw new Error('a purchase was neither made nor found');
}

/** The coupon may have been changed since the quote; the fan then looks again. */
async function takeCoupon(
  tx: Tx,
  { couponId, fanId, quote }: AgreedPurchase,
  purchaseId: string,
  now: Date,
): Promise<void> {
  if (!couponId) return;
  const { originalCentavos, finalCentavos } = quote;
  const discount = await reserveUse(tx, couponId, { fanId, originalCentavos, purchaseId }, now);
  const agreed = originalCentavos - discount;
  if (agreed !== finalCentavos) throw priceChanged({ ...quote, finalCentavos: agreed });
}
