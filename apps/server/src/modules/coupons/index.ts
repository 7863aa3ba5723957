export { payUse, releaseUse, reserveUse } from './reserve-use.ts';
export { createCoupon } from './save-coupon.ts';
export { quoteDiscount } from './validate-coupon.ts';
