// Written by `npm run texts` from story.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface StoryTexts {
  title: string;
  loading: string;
  failed: string;
  missing: string;
  missingText: string;
  lead: string;
  thisOne: string;
  by(values: { name: string | number }): string;
  bySystem: string;
  value(values: { pesos: string | number }): string;
  rate(values: { pesos: string | number }): string;
  reversesOther: string;
  correlation: string;
  purchaseBegun: string;
  captured(values: { provider: string | number }): string;
  refundAsked: string;
  refunded(values: { provider: string | number }): string;
  disputed(values: { provider: string | number }): string;
  payoutAsked: string;
  payoutApproved: string;
  payoutAtOnce: string;
  payoutFinished: string;
  payoutFailed: string;
  payoutReturned: string;
  settled(values: { provider: string | number }): string;
  arrived(values: { provider: string | number }): string;
  arrivalTakenBack: string;
  taxPaid: string;
  taxPaymentTakenBack: string;
  accountErased: string;
  rateProposed: string;
  rateChanged: string;
  creatorReferred: string;
  reference(values: { reference: string | number }): string;
  payoutFunded(values: { day: string | number }): string;
  payoutFundingFee: string;
  payoutFundingTakenBack: string;
}

export const storyTexts: Record<Language, StoryTexts> = {
  en: {
    title: "Story of an entry",
    loading: "Loading the entry...",
    failed: "Failed to load the entry",
    missing: "No such entry",
    missingText: "The books have no entry at this address. Look for it in the journal.",
    lead: "From the click to the bank: what the books say, and what happened around them.",
    thisOne: "This entry",
    by: (d) => "By " + d.name,
    bySystem: "By Likha",
    value: (d) => "Worth " + d.pesos,
    rate: (d) => d.pesos + " a credit",
    reversesOther: "Reverses another entry",
    correlation: "Request",
    purchaseBegun: "Purchase started",
    captured: (d) => "Paid at " + d.provider,
    refundAsked: "Refund requested",
    refunded: (d) => "Paid back by " + d.provider,
    disputed: (d) => "Disputed at " + d.provider,
    payoutAsked: "Payout requested",
    payoutApproved: "Payout decided",
    payoutAtOnce: "Left right away, without an approval",
    payoutFinished: "Payout sent",
    payoutFailed: "Payout failed",
    payoutReturned: "Payout sent back by the bank",
    settled: (d) => "Named in a report of " + d.provider,
    arrived: (d) => "Seen at the bank, with all of the report of " + d.provider,
    arrivalTakenBack: "Taken back: it had not arrived like this",
    taxPaid: "Paid to the BIR",
    taxPaymentTakenBack: "Taken back: the BIR was not paid like this",
    accountErased: "Account erased",
    rateProposed: "A new worth of a credit proposed",
    rateChanged: "Worth of a credit changed",
    creatorReferred: "Creator joined by a referral link",
    reference: (d) => "Reference " + d.reference,
    payoutFunded: (d) => "Left the bank on " + d.day,
    payoutFundingFee: "Kept as a fee",
    payoutFundingTakenBack: "Taken back: it had not left the bank like this"
  },
  fil: {
    title: "Kuwento ng isang entry",
    loading: "Nilo-load ang entry...",
    failed: "Hindi ma-load ang entry",
    missing: "Walang ganitong entry",
    missingText: "Walang entry ang books sa address na ito. Hanapin ito sa journal.",
    lead: "Mula sa pag-click hanggang sa bangko: ang nasa books, at ang mga nangyari sa labas nito.",
    thisOne: "Ang entry na ito",
    by: (d) => "Ni " + d.name,
    bySystem: "Ng Likha",
    value: (d) => d.pesos + " ang halaga",
    rate: (d) => d.pesos + " bawat credit",
    reversesOther: "Reversal ng ibang entry",
    correlation: "Request",
    purchaseBegun: "Sinimulan ang pagbili",
    captured: (d) => "Nagbayad sa " + d.provider,
    refundAsked: "Humingi ng refund",
    refunded: (d) => "Ibinalik ng " + d.provider + " ang bayad",
    disputed: (d) => "May dispute sa " + d.provider,
    payoutAsked: "Humiling ng payout",
    payoutApproved: "Napagdesisyunan ang payout",
    payoutAtOnce: "Umalis agad, walang pag-apruba",
    payoutFinished: "Naipadala ang payout",
    payoutFailed: "Hindi natuloy ang payout",
    payoutReturned: "Ibinalik ng bangko ang payout",
    settled: (d) => "Nasa report ng " + d.provider,
    arrived: (d) => "Nakita sa bangko, kasama ang buong report ng " + d.provider,
    arrivalTakenBack: "Binawi: hindi ganito ang dumating",
    taxPaid: "Binayaran sa BIR",
    taxPaymentTakenBack: "Binawi: hindi ganito ang binayaran sa BIR",
    accountErased: "Binura ang account",
    rateProposed: "Iminungkahi ang bagong halaga ng isang credit",
    rateChanged: "Binago ang halaga ng isang credit",
    creatorReferred: "Sumali ang creator sa pamamagitan ng referral link",
    reference: (d) => "Reference " + d.reference,
    payoutFunded: (d) => "Lumabas sa bangko noong " + d.day,
    payoutFundingFee: "Kinuha bilang fee",
    payoutFundingTakenBack: "Binawi: hindi ganito ang lumabas sa bangko"
  }
};
