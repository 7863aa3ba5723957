export { payUse, releaseUse, reserveUse } from './reserve-use.ts';
export { quoteDiscount } from './validate-coupon.ts';
