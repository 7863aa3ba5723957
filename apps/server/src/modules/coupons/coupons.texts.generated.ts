// Written by `npm run texts` from coupons.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface CouponsTexts {
  unknown: string;
  inactive: string;
  expired: string;
  usedUp: string;
  usedByFan: string;
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
    usedByFan: "You have already used this coupon as often as it allows.",
    belowMinimum: (d) => "This coupon is for purchases of " + d.amount + " and more.",
    takesOff: (d) => d.amount + " off",
    codeTaken: "There is a coupon with this code already",
    created: "Coupon created successfully",
    updated: "Coupon updated successfully",
    deactivated: "Coupon deactivated successfully",
    reactivated: "Coupon reactivated successfully",
    totalBelow: (d) => "The limit of uses in all cannot be below the " + d.uses + " that are taken already",
    perFanBelow: (d) => "The limit per fan cannot be below the " + d.uses + " that one fan has taken already"
  },
  fil: {
    unknown: "Walang ganitong coupon code.",
    inactive: "Hindi na aktibo ang coupon na ito.",
    expired: "Paso na ang coupon na ito.",
    usedUp: "Ubos na ang coupon na ito.",
    usedByFan: "Nagamit mo na ang coupon na ito nang kasindami ng pinapayagan.",
    belowMinimum: (d) => "Para sa mga pagbiling " + d.amount + " pataas ang coupon na ito.",
    takesOff: (d) => d.amount + " bawas",
    codeTaken: "May coupon na na ganito ang code",
    created: "Nagawa na ang coupon",
    updated: "Na-update na ang coupon",
    deactivated: "Na-deactivate na ang coupon",
    reactivated: "Aktibo na ulit ang coupon",
    totalBelow: (d) => "Hindi puwedeng mas mababa sa " + d.uses + " na gamit na ang limit ng gamit ng lahat",
    perFanBelow: (d) => "Hindi puwedeng mas mababa sa " + d.uses + " na nagamit na ng isang fan ang limit bawat fan"
  }
};
