// Written by `npm run texts` from payouts.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface PayoutsTexts {
  minimum(values: { pesos: string | number }): string;
  setUp: string;
  accountNew(values: { when: string | number }): string;
  waits: string;
  saved: string;
  requested: string;
  reasonNeeded: string;
  decided(values: { name: string | number; what: string | number }): string;
  pending: string;
  approved: string;
  rejected: string;
  paid: string;
  failed: string;
  referenceNeeded: string;
  paused: string;
  firstApproved: string;
  needsSecond: string;
}

export const payoutsTexts: Record<Language, PayoutsTexts> = {
  en: {
    minimum: (d) => "You need at least ₱" + d.pesos + " to request a payout",
    setUp: "Please setup your payout method first",
    accountNew: (d) => "Your payout account was changed. For your safety, you can ask for a payout to it from " + d.when + ".",
    waits: "You have a payout that waits for a decision. You can ask for the next one after it.",
    saved: "Your payout method was saved.",
    requested: "Payout Requested",
    reasonNeeded: "Say why, in words that the creator can read.",
    decided: (d) => d.name + " was first: this payout is " + d.what + ".",
    pending: "waiting for a decision",
    approved: "approved",
    rejected: "rejected",
    paid: "paid",
    failed: "not delivered",
    referenceNeeded: "Enter the reference of the transfer.",
    paused: "The creator is suspended, banned or not verified: their payouts wait, or are rejected.",
    firstApproved: "Approved by you. A second person has to approve it, too.",
    needsSecond: "You approved it already. Somebody else has to be the second."
  },
  fil: {
    minimum: (d) => "Kailangan mo ng hindi bababa sa ₱" + d.pesos + " para humiling ng payout",
    setUp: "I-set up muna ang payout method mo",
    accountNew: (d) => "Napalitan ang payout account mo. Para ligtas ka, makakahiling ka ng payout papunta rito mula " + d.when + ".",
    waits: "May payout ka pang hinihintay na desisyon. Puwede kang humiling ng susunod pagkatapos nito.",
    saved: "Na-save ang payout method mo.",
    requested: "Hiniling na ang Payout",
    reasonNeeded: "Sabihin kung bakit, sa mga salitang mababasa ng creator.",
    decided: (d) => "Nauna si " + d.name + ": ang payout na ito ay " + d.what + ".",
    pending: "naghihintay ng desisyon",
    approved: "aprubado",
    rejected: "hindi inaprubahan",
    paid: "bayad na",
    failed: "hindi naipadala",
    referenceNeeded: "Ilagay ang reference ng transfer.",
    paused: "Suspendido, naka-ban o hindi verified ang creator: naghihintay ang payouts nila, o hindi inaaprubahan.",
    firstApproved: "Inaprubahan mo na. Kailangan pang aprubahan ng pangalawang tao.",
    needsSecond: "Inaprubahan mo na ito. Ibang tao dapat ang pangalawa."
  }
};
