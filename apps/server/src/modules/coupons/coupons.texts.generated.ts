// Written by `npm run texts` from coupons.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface CouponsTexts {
  unknown: string;
  inactive: string;
  expired: string;
  usedUp: string;
  usedByFan: string;
  heldByOrder: string;
  belowMinimum(values: { amount: string | number }): string;
  takesOff(values: { amount: string | number }): string;
  codeTaken: string;
  created: string;
  updated: string;
  deactivated: string;
  reactivated: string;
  totalBelow(values: { uses: string | number }): string;
  perFanBelow(values: { uses: string | number }): string;
}

export const couponsTexts: Record<Language, CouponsTexts> = {
  en: {
    unknown: "This coupon code does not exist.",
    inactive: "This coupon is no longer active.",
    expired: "This coupon has expired.",
    usedUp: "This coupon has been used up.",
    usedByFan: "You have already used this coupon as often as you can.",
    heldByOrder: "Your order with this coupon is not paid yet. Pay it or cancel it, or use the coupon again a day after you ordered.",
    belowMinimum: (d) => "This coupon is for purchases of " + d.amount + " and more.",
    takesOff: (d) => d.amount + " off",
    codeTaken: "A coupon with this code already exists",
    created: "Coupon created successfully",
    updated: "Coupon updated successfully",
    deactivated: "Coupon deactivated successfully",
    reactivated: "Coupon reactivated successfully",
    totalBelow: (d) => "The total limit cannot be lower than the " + d.uses + " uses so far",
    perFanBelow: (d) => "The limit per fan cannot be lower than the " + d.uses + " uses one fan already has"
  },
  fil: {
    unknown: "Walang ganitong coupon code.",
    inactive: "Hindi na aktibo ang coupon na ito.",
    expired: "Expired na ang coupon na ito.",
    usedUp: "Ubos na ang coupon na ito.",
    usedByFan: "Naubos mo na ang puwede mong gamit sa coupon na ito.",
    heldByOrder: "Hindi pa bayad ang order mo na may coupon na ito. Bayaran o i-cancel iyon, o gamitin ulit ang coupon isang araw pagkatapos mong umorder.",
    belowMinimum: (d) => "Para sa mga pagbiling " + d.amount + " pataas ang coupon na ito.",
    takesOff: (d) => d.amount + " bawas",
    codeTaken: "May coupon nang gumagamit ng code na ito",
    created: "Nagawa na ang coupon",
    updated: "Na-update na ang coupon",
    deactivated: "Na-deactivate na ang coupon",
    reactivated: "Aktibo na ulit ang coupon",
    totalBelow: (d) => "Hindi puwedeng mas mababa sa " + d.uses + " na nagamit na ang kabuuang limit",
    perFanBelow: (d) => "Hindi puwedeng mas mababa sa " + d.uses + " na nagamit na ng isang fan ang limit bawat fan"
  }
};
