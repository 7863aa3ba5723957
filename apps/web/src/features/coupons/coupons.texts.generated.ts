// Written by `npm run texts` from coupons.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface CouponsTexts {
  title: string;
  lead: string;
  create: string;
  createTitle: string;
  editTitle: string;
  cancel: string;
  save: string;
  listTitle(values: { count: string | number }): string;
  loading: string;
  loadFailed: string;
  none: string;
  noneFound: string;
  search: string;
  show: string;
  all: string;
  active: string;
  inactive: string;
  expired: string;
  percentOff(values: { percent: string | number }): string;
  amountOff(values: { amount: string | number }): string;
  used(values: { count: number }): string;
  reserved(values: { count: number }): string;
  copy(values: { code: string | number }): string;
  copied: string;
  copiedText(values: { code: string | number }): string;
  notCopied: string;
  edit(values: { code: string | number }): string;
  deactivate(values: { code: string | number }): string;
  reactivate(values: { code: string | number }): string;
  uses(values: { code: string | number }): string;
  noUses: string;
  usesFailed: string;
  amounts(values: { amount: string | number; paid: string | number }): string;
  stateReserved: string;
  statePaid: string;
  stateReleased: string;
  deactivateTitle: string;
  deactivateText: string;
  deactivateNow: string;
  deactivating: string;
  error: string;
  success: string;
  saveFailed: string;
  deactivateFailed: string;
  reactivateFailed: string;
  validationTitle: string;
  needs: string;
  code: string;
  type: string;
  percentage: string;
  fixed: string;
  percent: string;
  pesos: string;
  description: string;
  minOrder: string;
  maxDiscount: string;
  perUser: string;
  total: string;
  expiry: string;
  expiryHint: string;
  optional: string;
  numberWrong: string;
  wholeWrong: string;
  percentWrong: string;
  usedUp: string;
  columnCode: string;
  columnGives: string;
  columnUsed: string;
  columnExpires: string;
  never: string;
  columnStatus: string;
  columnActs: string;
}

export const couponsTexts: Record<Language, CouponsTexts> = {
  en: {
    title: "Coupon Management",
    lead: "Discount coupons for fans",
    create: "Create Coupon",
    createTitle: "Create New Coupon",
    editTitle: "Edit Coupon",
    cancel: "Cancel",
    save: "Save Coupon",
    listTitle: (d) => "Active Coupons (" + d.count + ")",
    loading: "Loading coupons...",
    loadFailed: "Failed to load coupons",
    none: "No coupons created yet",
    noneFound: "No coupons found",
    search: "Search by code",
    show: "Which coupons",
    all: "All",
    active: "Active",
    inactive: "Inactive",
    expired: "Expired",
    percentOff: (d) => d.percent + "% off",
    amountOff: (d) => d.amount + " off",
    used: (d) => "" + plural(d.count, 0, en, { one: "Used 1 time", other: "Used " + strictNumber("en", d.count, 0, "count") + " times" }),
    reserved: (d) => "" + plural(d.count, 0, en, { one: "1 open order", other: strictNumber("en", d.count, 0, "count") + " open orders" }),
    copy: (d) => "Copy " + d.code,
    copied: "Copied",
    copiedText: (d) => d.code + " is on the clipboard",
    notCopied: "The browser did not allow copying",
    edit: (d) => "Edit " + d.code,
    deactivate: (d) => "Deactivate " + d.code,
    reactivate: (d) => "Reactivate " + d.code,
    uses: (d) => "Who used " + d.code,
    noUses: "Nobody has used this coupon yet",
    usesFailed: "Failed to load who used it",
    amounts: (d) => d.amount + " off, " + d.paid + " to pay",
    stateReserved: "Open order",
    statePaid: "Paid",
    stateReleased: "Not paid",
    deactivateTitle: "Deactivate coupon?",
    deactivateText: "Are you sure you want to deactivate this coupon?",
    deactivateNow: "Deactivate",
    deactivating: "Deactivating...",
    error: "Error",
    success: "Success",
    saveFailed: "Failed to save coupon",
    deactivateFailed: "Failed to deactivate coupon",
    reactivateFailed: "Failed to reactivate coupon",
    validationTitle: "Validation Error",
    needs: "Coupon code and value are required",
    code: "Code",
    type: "Type",
    percentage: "Percentage",
    fixed: "Fixed amount",
    percent: "Percent off",
    pesos: "Pesos off",
    description: "Description",
    minOrder: "Minimum order (₱)",
    maxDiscount: "Maximum discount (₱)",
    perUser: "Uses per fan",
    total: "Uses in total",
    expiry: "Last day",
    expiryHint: "Works until the end of this day in the Philippines. Leave it empty if it never expires.",
    optional: "Leave empty for no limit",
    numberWrong: "Enter a number, with at most two decimals",
    wholeWrong: "Enter a whole number of at least 1",
    percentWrong: "A percentage can be at most 100",
    usedUp: "Used up",
    columnCode: "Code",
    columnGives: "Discount",
    columnUsed: "Used",
    columnExpires: "Expires",
    never: "Never",
    columnStatus: "Status",
    columnActs: "Actions"
  },
  fil: {
    title: "Pamamahala ng Coupon",
    lead: "Mga discount coupon para sa fans",
    create: "Gumawa ng Coupon",
    createTitle: "Gumawa ng Bagong Coupon",
    editTitle: "I-edit ang Coupon",
    cancel: "I-cancel",
    save: "I-save ang Coupon",
    listTitle: (d) => "Mga Aktibong Coupon (" + d.count + ")",
    loading: "Nilo-load ang mga coupon...",
    loadFailed: "Hindi ma-load ang mga coupon",
    none: "Wala pang nagawang coupon",
    noneFound: "Walang nahanap na coupon",
    search: "Maghanap ng code",
    show: "Aling mga coupon",
    all: "Lahat",
    active: "Aktibo",
    inactive: "Hindi aktibo",
    expired: "Expired",
    percentOff: (d) => d.percent + "% bawas",
    amountOff: (d) => d.amount + " bawas",
    used: (d) => "" + plural(d.count, 0, fil, { "1": "Nagamit nang 1 beses", other: "Nagamit nang " + strictNumber("fil", d.count, 0, "count") + " beses" }),
    reserved: (d) => "" + plural(d.count, 0, fil, { "1": "1 bukas na order", other: strictNumber("fil", d.count, 0, "count") + " bukas na order" }),
    copy: (d) => "Kopyahin ang " + d.code,
    copied: "Nakopya",
    copiedText: (d) => "Nasa clipboard na ang " + d.code,
    notCopied: "Hindi ito makopya ng browser",
    edit: (d) => "I-edit ang " + d.code,
    deactivate: (d) => "I-deactivate ang " + d.code,
    reactivate: (d) => "I-reactivate ang " + d.code,
    uses: (d) => "Sino ang gumamit ng " + d.code,
    noUses: "Wala pang gumamit ng coupon na ito",
    usesFailed: "Hindi ma-load kung sino ang gumamit",
    amounts: (d) => d.amount + " bawas, " + d.paid + " ang babayaran",
    stateReserved: "Bukas na order",
    statePaid: "Bayad na",
    stateReleased: "Hindi nabayaran",
    deactivateTitle: "I-deactivate ang coupon?",
    deactivateText: "Sigurado ka bang ide-deactivate ang coupon na ito?",
    deactivateNow: "I-deactivate",
    deactivating: "Dine-deactivate...",
    error: "Error",
    success: "Ayos na",
    saveFailed: "Hindi na-save ang coupon",
    deactivateFailed: "Hindi na-deactivate ang coupon",
    reactivateFailed: "Hindi na-reactivate ang coupon",
    validationTitle: "May Mali sa Form",
    needs: "Kailangan ang code at halaga ng coupon",
    code: "Code",
    type: "Uri",
    percentage: "Porsiyento",
    fixed: "Halaga sa piso",
    percent: "Porsiyentong bawas",
    pesos: "Pisong bawas",
    description: "Description",
    minOrder: "Pinakamababang order (₱)",
    maxDiscount: "Pinakamalaking bawas (₱)",
    perUser: "Gamit bawat fan",
    total: "Kabuuang gamit",
    expiry: "Huling araw",
    expiryHint: "May bisa hanggang matapos ang araw na ito sa Pilipinas. Iwanang blangko kung hindi nag-e-expire.",
    optional: "Iwanang blangko kung walang limit",
    numberWrong: "Maglagay ng numero na hanggang dalawang decimal",
    wholeWrong: "Maglagay ng buong numero na hindi bababa sa 1",
    percentWrong: "Hanggang 100 lang ang porsiyento",
    usedUp: "Ubos na",
    columnCode: "Code",
    columnGives: "Bawas",
    columnUsed: "Nagamit",
    columnExpires: "Expiry",
    never: "Wala",
    columnStatus: "Status",
    columnActs: "Mga aksyon"
  }
};
