// Written by `npm run texts` from payouts.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface PayoutsTexts {
  minimum(values: { pesos: string | number }): string;
  setUp: string;
  accountNew(values: { when: string | number }): string;
  recovered: string;
  waits: string;
  saved: string;
  requested: string;
  reasonNeeded: string;
  decided(values: { name: string | number; what: string | number }): string;
  stands(values: { what: string | number }): string;
  approveFirst: string;
  pending: string;
  approved: string;
  rejected: string;
  paid: string;
  failed: string;
  referenceNeeded: string;
  paused: string;
  firstApproved: string;
  needsSecond: string;
  returned: string;
  senderSays: string;
  sentAtOnce: string;
  failedAccount: string;
  failedLimit: string;
  failedLater: string;
  returnedAccount: string;
  returnedLimit: string;
  returnedLater: string;
  instantOff: string;
  instantPaused: string;
  instantDispute: string;
  instantOwes: string;
  instantBank: string;
  instantName: string;
  instantLimit(values: { limit: string | number; left: string | number }): string;
  instantFee: string;
}

export const payoutsTexts: Record<Language, PayoutsTexts> = {
  en: {
    minimum: (d) => "You need at least ₱" + d.pesos + " to request a payout",
    setUp: "Please setup your payout method first",
    accountNew: (d) => "Your payout account was changed. For your safety, you can ask for a payout to it from " + d.when + ".",
    recovered: "Your Likha account was secured, and the account that this payout would have gone to had been set or changed in the three days before. Look whether it is yours, and ask again.",
    waits: "You have a payout that waits for a decision. You can ask for the next one after it.",
    saved: "Your payout method was saved.",
    requested: "Payout Requested",
    reasonNeeded: "Say why, in words that the creator can read.",
    decided: (d) => d.name + " was first: this payout is " + d.what + ".",
    stands: (d) => "This payout is " + d.what + ".",
    approveFirst: "This payout is not approved yet. Approve it first.",
    pending: "waiting for a decision",
    approved: "approved",
    rejected: "rejected",
    paid: "paid",
    failed: "not delivered",
    referenceNeeded: "Enter the reference of the transfer.",
    paused: "The creator is suspended, banned or not verified: their payouts wait, or are rejected.",
    firstApproved: "Approved by you. A second person has to approve it, too.",
    needsSecond: "You approved it already. Somebody else has to be the second.",
    returned: "sent back by the bank",
    senderSays: "This payout was sent by a company. What became of it, the company tells us; nobody records it by hand.",
    sentAtOnce: "Your payout is on its way",
    failedAccount: "Your bank or wallet did not take the money: there is no such account, or it is closed. The whole amount is back in your balance. Check the number and name, then ask again.",
    failedLimit: "Your account cannot receive that much. The whole amount is back in your balance. Raise the limit with your bank or wallet, or use another account.",
    failedLater: "The transfer did not go through, and that is not because of your account. The whole amount is back in your balance. Please ask again.",
    returnedAccount: "Your bank or wallet sent the money back: there is no such account, or it is closed. The whole amount is back in your balance. Check the number and name, then ask again.",
    returnedLimit: "Your bank or wallet sent the money back: your account cannot receive that much. The whole amount is back in your balance. Raise the limit with your bank or wallet, or use another account.",
    returnedLater: "Your bank or wallet sent the money back, and that is not because of your account. The whole amount is back in your balance. Please ask again.",
    instantOff: "Payouts at once are not available now. You can ask for one that is approved first.",
    instantPaused: "Your payouts wait while your account is being looked at.",
    instantDispute: "Somebody who paid you has disputed a payment. Until that is decided, we look at your payouts first. You can ask for one that is approved first.",
    instantOwes: "Something you were paid for was taken back by its payer. Until that is evened out, we look at your payouts first.",
    instantBank: "We cannot pay to this bank at once. Ask for a payout that is approved first, or use GCash.",
    instantName: "The account is not in the name that you were verified by. Ask for a payout that is approved first, or use an account of your own.",
    instantLimit: (d) => "Up to " + d.limit + " a day can leave at once, and " + d.left + " is left today. You can ask for a payout that is approved first.",
    instantFee: "The fee would take all of it. Ask for a payout that is approved first."
  },
  fil: {
    minimum: (d) => "Kailangan mo ng hindi bababa sa ₱" + d.pesos + " para humiling ng payout",
    setUp: "I-set up muna ang payout method mo",
    accountNew: (d) => "Napalitan ang payout account mo. Para ligtas ka, makakahingi ka ng payout papunta rito mula " + d.when + ".",
    recovered: "Na-secure ang Likha account mo, at na-set o napalitan sa loob ng tatlong araw bago iyon ang account na pupuntahan sana ng payout na ito. Tingnan kung sa iyo ito, at humiling ulit.",
    waits: "May payout ka pang hinihintay na desisyon. Puwede kang humiling ng susunod pagkatapos nito.",
    saved: "Na-save ang payout method mo.",
    requested: "Hiniling na ang Payout",
    reasonNeeded: "Sabihin kung bakit, sa mga salitang mababasa ng creator.",
    decided: (d) => "Nauna si " + d.name + ": ang payout na ito ay " + d.what + ".",
    stands: (d) => "Ang payout na ito ay " + d.what + ".",
    approveFirst: "Hindi pa aprubado ang payout na ito. Aprubahan muna ito.",
    pending: "naghihintay ng desisyon",
    approved: "aprubado",
    rejected: "hindi inaprubahan",
    paid: "bayad na",
    failed: "hindi naipadala",
    referenceNeeded: "Ilagay ang reference ng transfer.",
    paused: "Suspendido, naka-ban o hindi verified ang creator: naghihintay ang payouts nila, o hindi inaaprubahan.",
    firstApproved: "Inaprubahan mo na. Kailangan pang aprubahan ng pangalawang tao.",
    needsSecond: "Inaprubahan mo na ito. Ibang tao dapat ang pangalawa.",
    returned: "ibinalik ng bangko",
    senderSays: "Kumpanya ang nagpadala ng payout na ito. Ang kumpanya ang magsasabi kung ano ang nangyari; hindi ito itinatala nang mano-mano.",
    sentAtOnce: "Papunta na ang payout mo",
    failedAccount: "Hindi tinanggap ng bangko o wallet mo ang pera: walang ganitong account, o sarado na ito. Nasa balance mo na ulit ang buong halaga. Tingnan ang numero at pangalan, at humiling ulit.",
    failedLimit: "Hindi makakatanggap ng ganoon kalaki ang account mo. Nasa balance mo na ulit ang buong halaga. Itaas ang limit sa bangko o wallet mo, o gumamit ng ibang account.",
    failedLater: "Hindi natuloy ang transfer, at hindi ito dahil sa account mo. Nasa balance mo na ulit ang buong halaga. Humiling lang ulit.",
    returnedAccount: "Ibinalik ng bangko o wallet mo ang pera: walang ganitong account, o sarado na ito. Nasa balance mo na ulit ang buong halaga. Tingnan ang numero at pangalan, at humiling ulit.",
    returnedLimit: "Ibinalik ng bangko o wallet mo ang pera: hindi makakatanggap ng ganoon kalaki ang account mo. Nasa balance mo na ulit ang buong halaga. Itaas ang limit sa bangko o wallet mo, o gumamit ng ibang account.",
    returnedLater: "Ibinalik ng bangko o wallet mo ang pera, at hindi ito dahil sa account mo. Nasa balance mo na ulit ang buong halaga. Humiling lang ulit.",
    instantOff: "Wala munang instant payout. Puwede kang humiling ng payout na inaaprubahan muna.",
    instantPaused: "Naghihintay ang mga payout mo habang tinitingnan ang account mo.",
    instantDispute: "May nagbayad sa iyo na nag-dispute ng bayad. Habang hindi pa ito napagdedesisyunan, tinitingnan muna namin ang mga payout mo. Puwede kang humiling ng payout na inaaprubahan muna.",
    instantOwes: "May binawi ang nagbayad sa iyo. Hanggang mabayaran iyon, tinitingnan muna namin ang mga payout mo.",
    instantBank: "Hindi namin kayang magpadala agad sa bangkong ito. Humiling ng payout na inaaprubahan muna, o gumamit ng GCash.",
    instantName: "Hindi nakapangalan ang account sa pangalang na-verify sa iyo. Humiling ng payout na inaaprubahan muna, o gumamit ng sarili mong account.",
    instantLimit: (d) => "Hanggang " + d.limit + " kada araw ang puwedeng umalis agad, at " + d.left + " na lang ngayong araw. Puwede kang humiling ng payout na inaaprubahan muna.",
    instantFee: "Mauubos ito sa bayad. Humiling ng payout na inaaprubahan muna."
  }
};
