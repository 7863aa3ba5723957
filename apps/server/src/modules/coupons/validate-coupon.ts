import type { CallResponse, Calls, Language } from '@likha/contract';
import { LOCALES } from '@likha/contract/language';
import { centavosFromPesos, pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { asCoupon, discountOf } from './coupon.ts';
import { type CouponRow, findCoupon, findCouponByCode } from './coupons.queries.ts';
import { couponsTexts } from './coupons.texts.generated.ts';
import { couponInvalid, type Order, sayFault } from './reserve-use.ts';

type Answer = CallResponse<Calls['validateCoupon']>;

/** What a code would take off a purchase of so many pesos; reserves nothing (P18). A coupon that does not hold is an answer. */
export async function validateCoupon(
  deps: BaseDeps,
  fanId: string,
  { code, purchase_amount: pesos }: { code: string; purchase_amount: number },
  language: Language,
): Promise<Answer> {
  const originalCentavos = centavosFromPesos(pesos) ?? 0;
  const row = await findCouponByCode(deps.db, code);
  const fault = await sayFault(deps.db, row, { fanId, originalCentavos }, deps.clock.now());
  if (!row || fault)
    return {
      valid: false,
      message: fault?.(language) ?? couponsTexts[language].unknown,
      discount_amount: 0,
      final_amount: pesosFromCentavos(originalCentavos),
      coupon: null,
    };
  const discount = discountOf(asCoupon(row), originalCentavos);
  const amount = pesosFromCentavos(discount);
  return {
    valid: true,
    message: couponsTexts[language].takesOff({
      amount: amount.toLocaleString(LOCALES[language], { style: 'currency', currency: 'PHP' }),
    }),
    discount_amount: amount,
    final_amount: pesosFromCentavos(originalCentavos - discount),
    coupon: present(row),
  };
}

function present(row: CouponRow): NonNullable<Answer['coupon']> {
  const isPercentage = row.type === 'percentage';
  return {
    id: row.id,
    type: isPercentage ? 'percentage' : 'fixed',
    // Hundredths of a percent and centavos are written the same way.
    value: pesosFromCentavos(row.value),
    description: row.description,
  };
}

/**
 * What a coupon takes off an order that is about to be made, in centavos; making it looks again.
 * @throws AppError `coupon_invalid` with the reason
 */
export async function quoteDiscount(deps: BaseDeps, couponId: string, order: Order): Promise<number> {
  const row = await findCoupon(deps.db, couponId);
  const fault = await sayFault(deps.db, row, order, deps.clock.now());
  if (!row || fault) throw couponInvalid(fault ?? ((language) => couponsTexts[language].unknown));
  return discountOf(asCoupon(row), order.originalCentavos);
}
