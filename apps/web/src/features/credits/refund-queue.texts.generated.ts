// Written by `npm run texts` from refund-queue.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface RefundQueueTexts {
  title: string;
  which: string;
  loading: string;
  loadFailed: string;
  noneOpen: string;
  noneDecided: string;
  person: string;
  standing(values: { standing: string | number }): string;
  suspended: string;
  banned: string;
  leaving: string;
  erased: string;
  bought(values: { when: string | number; method: string | number }): string;
  asked(values: { when: string | number }): string;
  waits(values: { days: number; min: string | number; max: string | number }): string;
  overdue(values: { max: string | number }): string;
  credits: string;
  left: string;
  purchase: string;
  theirReason: string;
  noReason: string;
  tooFew: string;
  disputed: string;
  providerRefused(values: { problem: string | number }): string;
  notPaidYet(values: { problem: string | number }): string;
  answer: string;
  answerHint: string;
  answerNeeded: string;
  approve: string;
  decline: string;
  approveSure(values: { pesos: string | number; name: string | number; credits: string | number }): string;
  declineSure(values: { name: string | number }): string;
  saving: string;
  done: string;
  failed: string;
  failedText: string;
  wasApproved(values: { name: string | number; when: string | number }): string;
  wasPaidBack(values: { name: string | number; when: string | number }): string;
  wasDeclined(values: { name: string | number; when: string | number }): string;
  wasWithdrawn(values: { when: string | number }): string;
  creditsBack: string;
  noneLeft: string;
  goBack: string;
  goBackHint(values: { most: string | number }): string;
  allOfIt(values: { pesos: string | number }): string;
  partOfIt(values: { pesos: string | number; rest: string | number }): string;
  creditsNeeded: string;
  tooMany(values: { most: string | number }): string;
  tooFewInWallet(values: { left: string | number }): string;
  partAnswerNeeded: string;
  approvePesos(values: { pesos: string | number }): string;
  goesBack: string;
  couldGoBack: string;
  leaves: string;
  freed: string;
  approvePartSure(values: { name: string | number }): string;
  partOf(values: { pesos: string | number; whole: string | number }): string;
  approvePart: string;
  takeBackMeans: string;
  columnActs: string;
  decideOn(values: { pesos: string | number; name: string | number }): string;
  columnAmount: string;
  columnAsked: string;
}

export const refundQueueTexts: Record<Language, RefundQueueTexts> = {
  en: {
    title: "Refund requests",
    which: "Show",
    loading: "Loading refund requests",
    loadFailed: "Failed to load refund requests",
    noneOpen: "No open refund requests",
    noneDecided: "No decided refund requests yet",
    person: "Person",
    standing: (d) => "The account is not active: " + d.standing + ".",
    suspended: "suspended",
    banned: "banned",
    leaving: "leaving",
    erased: "erased",
    bought: (d) => "Bought " + d.when + " with " + d.method,
    asked: (d) => "Asked for " + d.when,
    waits: (d) => "" + plural(d.days, 0, en, { "0": "Waiting since today", one: "Waiting for " + strictNumber("en", d.days, 0, "days") + " business day", other: "Waiting for " + strictNumber("en", d.days, 0, "days") + " business days" }) + "; " + d.min + " to " + d.max + " business days were promised",
    overdue: (d) => "This has waited for longer than the " + d.max + " business days that were promised.",
    credits: "Credits to return",
    left: "In the wallet now",
    purchase: "Purchase",
    theirReason: "Their reason",
    noReason: "None was given. Nobody has to give one.",
    tooFew: "The wallet has fewer credits than were asked for, so only a part can be approved.",
    disputed: "This purchase is disputed: it cannot be approved.",
    providerRefused: (d) => "It was approved, but the provider refused to pay it back. The credits are in the wallet again. The provider said: " + d.problem,
    notPaidYet: (d) => "Not paid back yet. The last answer: " + d.problem,
    answer: "Answer to the fan",
    answerHint: "The fan reads it. Declining needs one, and so does giving back less than was asked for.",
    answerNeeded: "Give a reason that the fan can read.",
    approve: "Approve refund",
    decline: "Decline",
    approveSure: (d) => d.pesos + " goes back to " + d.name + " the way it was paid, and " + d.credits + " leave the wallet now. You cannot undo this.",
    declineSure: (d) => d.name + " keeps the credits and reads your answer. They cannot ask for a refund of this purchase again.",
    saving: "Saving…",
    done: "Decided",
    failed: "Not decided",
    failedText: "Nothing was changed. Please try again.",
    wasApproved: (d) => "Approved by " + d.name + ", " + d.when + ": on its way",
    wasPaidBack: (d) => "Approved by " + d.name + ", paid back " + d.when,
    wasDeclined: (d) => "Declined by " + d.name + ", " + d.when,
    wasWithdrawn: (d) => "Withdrawn by the fan, " + d.when,
    creditsBack: "Credits that went back",
    noneLeft: "No credits are left in the wallet: this cannot be approved.",
    goBack: "Credits to give back",
    goBackHint: (d) => "At most " + d.most + ". Choose fewer to give back a part.",
    allOfIt: (d) => d.pesos + " goes back: all of it.",
    partOfIt: (d) => d.pesos + " goes back, and " + d.rest + " are free for the fan to use.",
    creditsNeeded: "Enter a whole number of credits, at least 1.",
    tooMany: (d) => "At most " + d.most + " can go back.",
    tooFewInWallet: (d) => "Only " + d.left + " are in the wallet.",
    partAnswerNeeded: "Give a reason that the fan can read for returning less.",
    approvePesos: (d) => "Give back " + d.pesos,
    goesBack: "Goes back",
    couldGoBack: "Could go back",
    leaves: "Leaves the wallet now",
    freed: "No longer on hold",
    approvePartSure: (d) => "It goes back to " + d.name + " the way it was paid, with your answer. They cannot ask for a refund of this purchase again, and you cannot undo this.",
    partOf: (d) => "A part: " + d.pesos + " of " + d.whole,
    approvePart: "Approve a part",
    takeBackMeans: "It waits for a decision again, its credits are held again, and they are told, with your reason.",
    columnActs: "Actions",
    decideOn: (d) => "Decide on " + d.pesos + " for " + d.name,
    columnAmount: "Amount",
    columnAsked: "Requested"
  },
  fil: {
    title: "Mga refund request",
    which: "Ipakita",
    loading: "Nilo-load ang mga refund request",
    loadFailed: "Hindi ma-load ang mga refund request",
    noneOpen: "Walang bukas na refund request",
    noneDecided: "Wala pang napagdesisyunang refund request",
    person: "Tao",
    standing: (d) => "Hindi aktibo ang account: " + d.standing + ".",
    suspended: "suspendido",
    banned: "naka-ban",
    leaving: "paalis",
    erased: "nabura na",
    bought: (d) => "Binili noong " + d.when + " gamit ang " + d.method,
    asked: (d) => "Hiningi noong " + d.when,
    waits: (d) => "Naghihintay nang " + plural(d.days, 0, fil, { "0": "wala pang isang araw", "1": strictNumber("fil", d.days, 0, "days") + " araw na may pasok", other: strictNumber("fil", d.days, 0, "days") + " araw na may pasok" }) + "; " + d.min + " hanggang " + d.max + " araw na may pasok ang ipinangako",
    overdue: (d) => "Mas matagal na itong naghihintay kaysa sa ipinangakong " + d.max + " araw na may pasok.",
    credits: "Credits na ibabalik",
    left: "Nasa wallet ngayon",
    purchase: "Pagbili",
    theirReason: "Ang dahilan niya",
    noReason: "Walang ibinigay. Hindi kailangang magbigay.",
    tooFew: "Mas kaunti ang credits sa wallet kaysa sa hinihinging ibalik, kaya bahagi lang ang maaaprubahan.",
    disputed: "May dispute ang pagbiling ito: hindi ito maaaprubahan.",
    providerRefused: (d) => "Naaprubahan ito, pero tumanggi ang provider na ibalik ang bayad. Nasa wallet na ulit ang credits. Sabi ng provider: " + d.problem,
    notPaidYet: (d) => "Hindi pa naibabalik. Ang huling sagot: " + d.problem,
    answer: "Sagot sa fan",
    answerHint: "Mababasa ito ng fan. Kailangan kapag hindi aaprubahan o mas kaunti sa hiningi ang ibabalik.",
    answerNeeded: "Magbigay ng dahilan na mababasa ng fan.",
    approve: "Aprubahan ang refund",
    decline: "Huwag aprubahan",
    approveSure: (d) => "Babalik ang " + d.pesos + " kay " + d.name + " sa pinanggalingan ng bayad, at aalisin na ngayon sa wallet ang " + d.credits + ". Hindi na ito mababawi.",
    declineSure: (d) => "Mananatili kay " + d.name + " ang credits at mababasa niya ang sagot mo. Hindi na siya makakahingi ulit ng refund para sa pagbiling ito.",
    saving: "Sine-save…",
    done: "Napagdesisyunan",
    failed: "Hindi napagdesisyunan",
    failedText: "Walang nabago. Pakisubukan ulit.",
    wasApproved: (d) => "Inaprubahan ni " + d.name + ", " + d.when + ": papunta na",
    wasPaidBack: (d) => "Inaprubahan ni " + d.name + ", naibalik noong " + d.when,
    wasDeclined: (d) => "Hindi inaprubahan ni " + d.name + ", " + d.when,
    wasWithdrawn: (d) => "Binawi ng fan, " + d.when,
    creditsBack: "Credits na naibalik",
    noneLeft: "Wala nang credits sa wallet: hindi ito maaaprubahan.",
    goBack: "Credits na ibabalik",
    goBackHint: (d) => "Hanggang " + d.most + ". Bawasan kung bahagi lang ang ibabalik.",
    allOfIt: (d) => d.pesos + " ang babalik: lahat ng ito.",
    partOfIt: (d) => d.pesos + " ang babalik, at magagamit na ulit ng fan ang " + d.rest + ".",
    creditsNeeded: "Maglagay ng buong bilang ng credits, 1 pataas.",
    tooMany: (d) => "Hanggang " + d.most + " lang ang puwedeng ibalik.",
    tooFewInWallet: (d) => d.left + " na lang ang nasa wallet.",
    partAnswerNeeded: "Magbigay ng dahilan na mababasa ng fan kung bakit mas kaunti ang ibabalik.",
    approvePesos: (d) => "Ibalik ang " + d.pesos,
    goesBack: "Ibabalik",
    couldGoBack: "Puwedeng ibalik",
    leaves: "Aalisin na sa wallet",
    freed: "Hindi na naka-hold",
    approvePartSure: (d) => "Babalik ito kay " + d.name + " sa pinanggalingan ng bayad, kasama ang sagot mo. Hindi na siya makakahingi ulit ng refund para sa pagbiling ito, at hindi na ito mababawi.",
    partOf: (d) => "Bahagi: " + d.pesos + " sa " + d.whole,
    approvePart: "Aprubahan ang bahagi",
    takeBackMeans: "Maghihintay ulit ito ng desisyon, iho-hold ulit ang credits nito, at sasabihan siya, kasama ang dahilan mo.",
    columnActs: "Mga aksyon",
    decideOn: (d) => "Magdesisyon sa " + d.pesos + " para kay " + d.name,
    columnAmount: "Halaga",
    columnAsked: "Hiniling"
  }
};
