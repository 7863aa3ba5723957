// Written by `npm run texts` from finding.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface FindingTexts {
  title: string;
  search: string;
  notReference: string;
  loading: string;
  failed: string;
  person: string;
  status: string;
  date: string;
  credits: string;
  price: string;
  paid: string;
  refunded: string;
  method: string;
  receipt: string;
  pending: string;
  held: string;
  completed: string;
  declined: string;
  cancelled: string;
  expired: string;
  mismatch: string;
  wasRefunded: string;
  disputed: string;
  reference: string;
}

export const findingTexts: Record<Language, FindingTexts> = {
  en: {
    title: "Find a purchase",
    search: "Reference: LK-7F3K-9Q2M",
    notReference: "A reference has eight letters and digits behind LK.",
    loading: "Looking…",
    failed: "The purchase could not be found",
    person: "Bought by",
    status: "Status",
    date: "Date",
    credits: "Credits",
    price: "Price",
    paid: "To pay",
    refunded: "Refunded",
    method: "Paid with",
    receipt: "Receipt (PDF)",
    pending: "Waiting for the payment",
    held: "Held by the provider",
    completed: "Paid",
    declined: "Declined",
    cancelled: "Cancelled",
    expired: "Expired",
    mismatch: "Another amount was paid",
    wasRefunded: "Refunded",
    disputed: "Disputed",
    reference: "Reference"
  },
  fil: {
    title: "Hanapin ang pagbili",
    search: "Reference: LK-7F3K-9Q2M",
    notReference: "Walong letra at numero ang kasunod ng LK sa isang reference.",
    loading: "Hinahanap…",
    failed: "Hindi nahanap ang pagbili",
    person: "Binili ni",
    status: "Status",
    date: "Petsa",
    credits: "Credits",
    price: "Presyo",
    paid: "Babayaran",
    refunded: "Na-refund",
    method: "Gamit ang",
    receipt: "Resibo (PDF)",
    pending: "Hinihintay ang bayad",
    held: "Hawak ng provider",
    completed: "Bayad na",
    declined: "Hindi tinanggap",
    cancelled: "Na-cancel",
    expired: "Lumipas na",
    mismatch: "Ibang halaga ang naibayad",
    wasRefunded: "Na-refund",
    disputed: "May dispute",
    reference: "Reference"
  }
};
