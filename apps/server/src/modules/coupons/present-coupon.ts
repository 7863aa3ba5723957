import type { CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import { asCoupon, isExpired, isUsedUp } from './coupon.ts';
import type { CouponRow } from './coupons.queries.ts';

/** As admins see it. */
export function presentCoupon(
  row: CouponRow,
  now: Date,
): CallResponse<Calls['listCoupons']>['coupons'][number] {
  const pesos = (centavos: number | null) => (centavos === null ? null : pesosFromCentavos(centavos));
  return {
    id: row.id,
    code: row.code,
    type: row.type,
    value: pesosFromCentavos(row.value),
    description: row.description,
    min_order_value: pesos(row.min_order_centavos),
    max_discount: pesos(row.max_discount_centavos),
    usage_limit_per_user: row.usage_limit_per_user,
    total_usage_limit: row.total_usage_limit,
    expires_at: row.expires_at?.toISOString() ?? null,
    current_usage_count: row.paid_uses,
    reserved_count: row.taken_uses - row.paid_uses,
    is_active: row.is_active,
    is_expired: isExpired(asCoupon(row), now),
    is_used_up: isUsedUp(asCoupon(row)),
    version: row.version,
    created_at: row.created_at.toISOString(),
  };
}
