// Written by `npm run texts` from payouts.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface PayoutsTexts {
  request: string;
  requestTitle: string;
  requestAll: string;
  amount: string;
  to: string;
  confirm(values: { pesos: string | number }): string;
  requesting: string;
  requested: string;
  requestedText(values: { pesos: string | number }): string;
  minimumTitle: string;
  minimumText(values: { pesos: string | number }): string;
  accountNewTitle: string;
  accountNewText(values: { when: string | number }): string;
  setupTitle: string;
  setupText: string;
  failedTitle: string;
  failedText: string;
  payouts: string;
  loading: string;
  listFailed: string;
  noneTitle: string;
  noneText: string;
  pending: string;
  approved: string;
  rejected: string;
  paid: string;
  failed: string;
  appeal: string;
  reason(values: { reason: string | number }): string;
  askedOn(values: { when: string | number }): string;
  paidOn(values: { when: string | number }): string;
  backSince(values: { when: string | number }): string;
  ending(values: { method: string | number; account: string | number }): string;
  gcash: string;
  bank: string;
  settings: string;
  settingsLoading: string;
  settingsFailed: string;
  method: string;
  gcashNumber: string;
  bankName: string;
  accountName: string;
  accountNumber: string;
  save: string;
  savedTitle: string;
  savedText: string;
  saveFailedTitle: string;
  saveFailed: string;
  reference(values: { reference: string | number }): string;
  returned: string;
  instant: string;
  instantTitle: string;
  instantAll: string;
  instantConfirm(values: { pesos: string | number }): string;
  instantSending: string;
  instantSent: string;
  instantSentText(values: { pesos: string | number }): string;
  fee: string;
  youGet: string;
  withheld: string;
  withheldAbout: string;
  withheldWhy: string;
  withheldLater: string;
  withheldOf(values: { pesos: string | number }): string;
  leftToday(values: { limit: string | number; left: string | number }): string;
  sentAtOnce: string;
  feeOf(values: { pesos: string | number }): string;
  needsApproval: string;
}

export const payoutsTexts: Record<Language, PayoutsTexts> = {
  en: {
    request: "Request Payout",
    requestTitle: "Request a payout?",
    requestAll: "This requests everything available and holds it until there is a decision.",
    amount: "Amount",
    to: "To",
    confirm: (d) => "Request " + d.pesos,
    requesting: "Requesting...",
    requested: "Payout Requested",
    requestedText: (d) => d.pesos + " is on hold until there is a decision.",
    minimumTitle: "Minimum Not Met",
    minimumText: (d) => "You need at least " + d.pesos + " to request a payout",
    accountNewTitle: "Account just changed",
    accountNewText: (d) => "You changed your payout account. To keep you safe, you can request a payout to it from " + d.when + ".",
    setupTitle: "Setup Required",
    setupText: "Please setup your payout method first",
    failedTitle: "Request Failed",
    failedText: "Failed to submit payout request",
    payouts: "Payouts",
    loading: "Loading payouts",
    listFailed: "Failed to load payouts",
    noneTitle: "No payouts yet",
    noneText: "Your payout requests and their status appear here.",
    pending: "Waiting for a decision",
    approved: "Approved, on its way",
    rejected: "Rejected",
    paid: "Paid",
    failed: "Not delivered",
    appeal: "Appeal this decision, or see your appeal",
    reason: (d) => "Reason: " + d.reason,
    askedOn: (d) => "Requested " + d.when,
    paidOn: (d) => "Paid " + d.when,
    backSince: (d) => "Back in your balance since " + d.when,
    ending: (d) => d.method + " ending in " + d.account,
    gcash: "GCash",
    bank: "Bank transfer",
    settings: "Payout settings",
    settingsLoading: "Loading payout settings",
    settingsFailed: "Failed to load payout settings",
    method: "How you get paid",
    gcashNumber: "GCash number",
    bankName: "Bank",
    accountName: "Account name",
    accountNumber: "Account number",
    save: "Save",
    savedTitle: "Payout method saved",
    savedText: "Your next payouts go to this account.",
    saveFailedTitle: "Not saved",
    saveFailed: "Failed to save your payout method. Please try again.",
    reference: (d) => "Reference: " + d.reference,
    returned: "Sent back by the bank",
    instant: "Get paid now",
    instantTitle: "Get paid now?",
    instantAll: "Everything available is sent right away, without waiting for approval. It usually arrives within minutes.",
    instantConfirm: (d) => "Send " + d.pesos + " now",
    instantSending: "Sending...",
    instantSent: "On its way",
    instantSentText: (d) => d.pesos + " is on its way to you.",
    fee: "Fee",
    youGet: "You get",
    withheld: "Withheld for tax",
    withheldAbout: "Withheld for tax, as of today",
    withheldWhy: "Likha pays what is withheld to the Bureau of Internal Revenue in your name.",
    withheldLater: "How much it is in the end is settled when the payout is approved.",
    withheldOf: (d) => "Withheld for tax: " + d.pesos,
    leftToday: (d) => "Up to " + d.limit + " a day can be sent right away. Left today: " + d.left + ".",
    sentAtOnce: "Sent right away",
    feeOf: (d) => "Fee: " + d.pesos,
    needsApproval: "Needs approval"
  },
  fil: {
    request: "Humiling ng Payout",
    requestTitle: "Humiling ng payout?",
    requestAll: "Hihilingin ang lahat ng available, at naka-hold ito hanggang may desisyon.",
    amount: "Halaga",
    to: "Papunta sa",
    confirm: (d) => "Hilingin ang " + d.pesos,
    requesting: "Humihiling...",
    requested: "Hiniling na ang Payout",
    requestedText: (d) => "Naka-hold ang " + d.pesos + " hanggang may desisyon.",
    minimumTitle: "Hindi Umabot sa Minimum",
    minimumText: (d) => "Kailangan mo ng hindi bababa sa " + d.pesos + " para humiling ng payout",
    accountNewTitle: "Kakapalit lang ng account",
    accountNewText: (d) => "Pinalitan ang payout account mo. Para sa kaligtasan mo, makakahingi ka ng payout papunta rito mula " + d.when + ".",
    setupTitle: "Kailangan ang Setup",
    setupText: "I-set up muna ang payout method mo",
    failedTitle: "Hindi Natuloy ang Request",
    failedText: "Hindi maipasa ang payout request",
    payouts: "Mga payout",
    loading: "Nilo-load ang mga payout",
    listFailed: "Hindi ma-load ang mga payout",
    noneTitle: "Wala pang payout",
    noneText: "Makikita rito ang mga payout request mo at ang status nila.",
    pending: "Naghihintay ng desisyon",
    approved: "Aprubado, papunta na",
    rejected: "Hindi inaprubahan",
    paid: "Bayad na",
    failed: "Hindi dumating",
    appeal: "Umapela sa desisyong ito, o tingnan ang apela mo",
    reason: (d) => "Dahilan: " + d.reason,
    askedOn: (d) => "Hiniling noong " + d.when,
    paidOn: (d) => "Nabayaran noong " + d.when,
    backSince: (d) => "Nasa balance mo na ulit mula " + d.when,
    ending: (d) => d.method + " na nagtatapos sa " + d.account,
    gcash: "GCash",
    bank: "Bank transfer",
    settings: "Payout settings",
    settingsLoading: "Nilo-load ang payout settings",
    settingsFailed: "Hindi ma-load ang payout settings",
    method: "Paano ka babayaran",
    gcashNumber: "GCash number",
    bankName: "Bangko",
    accountName: "Pangalan ng account",
    accountNumber: "Account number",
    save: "I-save",
    savedTitle: "Na-save ang payout method",
    savedText: "Sa account na ito mapupunta ang mga susunod mong payout.",
    saveFailedTitle: "Hindi na-save",
    saveFailed: "Hindi ma-save ang payout method mo. Pakisubukan ulit.",
    reference: (d) => "Reference: " + d.reference,
    returned: "Ibinalik ng bangko",
    instant: "Kunin na ngayon",
    instantTitle: "Kunin na ngayon?",
    instantAll: "Ipapadala agad ang lahat ng available, nang hindi naghihintay ng approval. Kadalasan, dumarating ito sa loob ng ilang minuto.",
    instantConfirm: (d) => "Ipadala na ang " + d.pesos,
    instantSending: "Ipinapadala...",
    instantSent: "Papunta na",
    instantSentText: (d) => "Papunta na sa iyo ang " + d.pesos + ".",
    fee: "Fee",
    youGet: "Matatanggap mo",
    withheld: "Kaltas na buwis",
    withheldAbout: "Kaltas na buwis, kung ngayon",
    withheldWhy: "Ibabayad ng Likha sa Bureau of Internal Revenue ang kinaltas, sa pangalan mo.",
    withheldLater: "Sa pag-apruba sa payout malalaman kung magkano talaga.",
    withheldOf: (d) => "Kaltas na buwis: " + d.pesos,
    leftToday: (d) => "Hanggang " + d.limit + " kada araw ang puwedeng ipadala agad. Natitira ngayong araw: " + d.left + ".",
    sentAtOnce: "Ipinadala agad",
    feeOf: (d) => "Fee: " + d.pesos,
    needsApproval: "Kailangan ng approval"
  }
};
