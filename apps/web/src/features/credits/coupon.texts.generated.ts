// Written by `npm run texts` from coupon.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface CouponTexts {
  title: string;
  apply: string;
  remove: string;
  needed: string;
  invalid: string;
  error: string;
  failed: string;
  applied(values: { code: string | number }): string;
  off(values: { amount: string | number }): string;
  checking: string;
  unchecked: string;
  chooseFirst: string;
}

export const couponTexts: Record<Language, CouponTexts> = {
  en: {
    title: "Coupon code",
    apply: "Apply",
    remove: "Remove coupon",
    needed: "Please enter a coupon code",
    invalid: "Invalid Coupon",
    error: "Error",
    failed: "Failed to validate coupon",
    applied: (d) => d.code + " is applied",
    off: (d) => d.amount + " off",
    checking: "Checking the coupon for this amount",
    unchecked: "The coupon could not be checked for this amount. You pay the full price, or try again.",
    chooseFirst: "Choose an amount first"
  },
  fil: {
    title: "Coupon code",
    apply: "Gamitin",
    remove: "Alisin ang coupon",
    needed: "Pakilagay ang coupon code",
    invalid: "Maling Coupon",
    error: "May error",
    failed: "Hindi nasuri ang coupon",
    applied: (d) => "Nagamit ang " + d.code,
    off: (d) => d.amount + " bawas",
    checking: "Sinusuri ang coupon para sa halagang ito",
    unchecked: "Hindi nasuri ang coupon para sa halagang ito. Buong presyo ang babayaran mo, o subukan ulit.",
    chooseFirst: "Pumili muna ng halaga"
  }
};
