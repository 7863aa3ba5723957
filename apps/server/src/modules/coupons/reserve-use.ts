import type { Saying } from '@likha/contract';
import { LOCALES } from '@likha/contract/language';
import { pesosFromCentavos } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { asCoupon, type CouponFault, discountOf, faultOf } from './coupon.ts';
import {
  type CouponRow,
  countUsesOfFan,
  insertUse,
  lockCoupon,
  lockUse,
  moveUse,
} from './coupons.queries.ts';
import { couponsTexts } from './coupons.texts.generated.ts';

export interface Order {
  fanId: string;
  /** The price without the coupon. */
  originalCentavos: number;
}

/** Why it takes nothing off, in words for the fan; null when it may be used. */
export async function sayFault(
  db: Queryable,
  row: CouponRow | undefined,
  { fanId, originalCentavos }: Order,
  now: Date,
): Promise<Saying | null> {
  if (!row) return (language) => couponsTexts[language].unknown;
  const uses = await countUsesOfFan(db, row.id, fanId);
  const fault = faultOf(asCoupon(row), { originalCentavos, usesOfFan: uses.all }, now);
  // An order that is not paid yet has it: nothing was used (P960).
  const isHeld = fault === 'used_by_fan' && uses.paid < (row.usage_limit_per_user ?? 0);
  if (isHeld) return (language) => couponsTexts[language].heldByOrder;
  return fault && wordsOf(fault, row);
}

function wordsOf(fault: CouponFault, row: CouponRow): Saying {
  return (language) => {
    const t = couponsTexts[language];
    const pesos = pesosFromCentavos(row.min_order_centavos ?? 0);
    const amount = pesos.toLocaleString(LOCALES[language], { style: 'currency', currency: 'PHP' });
    return {
      inactive: t.inactive,
      expired: t.expired,
      used_up: t.usedUp,
      used_by_fan: t.usedByFan,
      below_minimum: t.belowMinimum({ amount }),
    }[fault];
  };
}

export function couponInvalid(detail: Saying): AppError {
  return new AppError('coupon_invalid', { detail, errors: { coupon_id: detail } });
}

/**
 * Takes a use for an order that is being made, in its transaction (P18): the coupon stays locked until that ends, so that
 * no two orders get its last use.
 * @returns what it takes off, in centavos
 * @throws AppError `coupon_invalid` with the reason
 */
export async function reserveUse(
  tx: Tx,
  couponId: string,
  order: Order & { purchaseId: string },
  now: Date,
): Promise<number> {
  const row = await lockCoupon(tx, couponId);
  const fault = await sayFault(tx, row, order, now);
  if (!row || fault) throw couponInvalid(fault ?? ((language) => couponsTexts[language].unknown));
  const discount = discountOf(asCoupon(row), order.originalCentavos);
  await insertUse(tx, {
    purchase_id: order.purchaseId,
    coupon_id: couponId,
    fan_id: order.fanId,
    state: 'reserved',
    discount_centavos: discount,
    created_at: now,
  });
  return discount;
}

/** The order was paid; also one that had been over, whose use is taken again whatever the limit says. */
export async function payUse(tx: Tx, purchaseId: string): Promise<void> {
  const use = await lockUse(tx, purchaseId);
  if (!use || use.state === 'paid') return;
  const taken = use.state === 'released' ? 1 : 0;
  await moveUse(tx, { purchaseId, couponId: use.coupon_id, state: 'paid' }, { taken, paid: 1 });
}

/** The order is over without a payment: somebody else may have its use. */
export async function releaseUse(tx: Tx, purchaseId: string): Promise<void> {
  const use = await lockUse(tx, purchaseId);
  if (use?.state !== 'reserved') return;
  await moveUse(tx, { purchaseId, couponId: use.coupon_id, state: 'released' }, { taken: -1, paid: 0 });
}
