import type { CallInput, CallResponse, Calls } from '@likha/contract';
import { pesosFromCentavos } from '@likha/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { checkIdCursor, pageBy, pageById } from '../../platform/http/list-cursor.ts';
import { countActive, findCoupon, listCoupons, listUses } from './coupons.queries.ts';
import { presentCoupon } from './present-coupon.ts';

type List = CallResponse<Calls['listCoupons']>;

/** Coupons by pages, the newest first; those of a search by their codes. @throws AppError `validation_failed` for a foreign cursor */
export async function readCoupons(
  deps: BaseDeps,
  { cursor, limit, from, to, ...filter }: CallInput<Calls['listCoupons']>['query'],
): Promise<List> {
  checkIdCursor(cursor);
  const rows = await listCoupons(deps.db, { ...filter, days: { from, to }, limit: limit + 1, after: cursor });
  const { shown, next_cursor } = pageById(rows, limit);
  const now = deps.clock.now();
  return {
    coupons: shown.map((row) => presentCoupon(row, now)),
    active_count: await countActive(deps.db, now),
    next_cursor,
  };
}

/** Who used it, by pages. @throws AppError `coupon_not_found`, `validation_failed` for a foreign cursor */
export async function readUses(
  deps: BaseDeps,
  id: string,
  { cursor, limit, ...days }: CallInput<Calls['listCouponUses']>['query'],
): Promise<CallResponse<Calls['listCouponUses']>> {
  checkIdCursor(cursor);
  if (!(await findCoupon(deps.db, id))) throw new AppError('coupon_not_found');
  const rows = await listUses(deps.db, id, { limit: limit + 1, after: cursor, days });
  const { shown, next_cursor } = pageBy(rows, limit, ({ purchase_id }) => purchase_id);
  return {
    uses: shown.map(({ discount_centavos, final_centavos, created_at, ...use }) => ({
      ...use,
      discount_amount: pesosFromCentavos(discount_centavos),
      final_amount: pesosFromCentavos(final_centavos),
      created_at: created_at.toISOString(),
    })),
    next_cursor,
  };
}
