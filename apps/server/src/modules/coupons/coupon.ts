import type { CouponRow } from './coupons.queries.ts';

/** A coupon, as the rules see it. Immutable. */
export interface Coupon {
  readonly type: 'percentage' | 'fixed_amount';
  /** Hundredths of a percent, or centavos. */
  readonly value: number;
  readonly minOrderCentavos: number | null;
  readonly maxDiscountCentavos: number | null;
  readonly usageLimitPerUser: number | null;
  readonly totalUsageLimit: number | null;
  readonly expiresAt: Date | null;
  readonly isActive: boolean;
  /** Uses of open and of paid orders, of everybody. */
  readonly takenUses: number;
}

/** The coupon that a row of the table holds. */
export function asCoupon(row: CouponRow): Coupon {
  return {
    type: row.type,
    value: row.value,
    minOrderCentavos: row.min_order_centavos,
    maxDiscountCentavos: row.max_discount_centavos,
    usageLimitPerUser: row.usage_limit_per_user,
    totalUsageLimit: row.total_usage_limit,
    expiresAt: row.expires_at,
    isActive: row.is_active,
    takenUses: row.taken_uses,
  };
}

/** Why it takes nothing off this order. */
export type CouponFault = 'inactive' | 'expired' | 'used_up' | 'used_by_fan' | 'below_minimum';

const WHOLE = 10_000;

/**
 * What it takes off, in whole centavos: a part is rounded down, and no price falls below ₱0 (P18).
 * @param originalCentavos the price without it
 */
export function discountOf(coupon: Coupon, originalCentavos: number): number {
  if (coupon.type === 'fixed_amount') return Math.min(coupon.value, originalCentavos);
  const parts = originalCentavos * coupon.value;
  const discount = (parts - (parts % WHOLE)) / WHOLE;
  return Math.min(discount, coupon.maxDiscountCentavos ?? discount);
}

/** What is wrong, the most lasting first; null when it may be used. */
export function faultOf(
  coupon: Coupon,
  order: { originalCentavos: number; usesOfFan: number },
  now: Date,
): CouponFault | null {
  if (!coupon.isActive) return 'inactive';
  if (isExpired(coupon, now)) return 'expired';
  if (isUsedUp(coupon)) return 'used_up';
  if (coupon.usageLimitPerUser !== null && order.usesOfFan >= coupon.usageLimitPerUser) return 'used_by_fan';
  return order.originalCentavos < (coupon.minOrderCentavos ?? 0) ? 'below_minimum' : null;
}

/** Are all its uses taken, by open and by paid orders? */
export function isUsedUp({
  totalUsageLimit,
  takenUses,
}: Pick<Coupon, 'totalUsageLimit' | 'takenUses'>): boolean {
  return totalUsageLimit !== null && takenUses >= totalUsageLimit;
}

/** It works up to the moment that it names. */
export function isExpired({ expiresAt }: Pick<Coupon, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}
