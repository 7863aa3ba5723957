// Written by `npm run texts` from refund.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface RefundTexts {
  notOnList: string;
  explained: string;
  alreadyAsked: string;
  notCompleted: string;
  disputed: string;
  nothingPaid: string;
  tooLate(values: { hours: string | number }): string;
  used: string;
  ownRequest: string;
  answerNeeded: string;
  wasApproved(values: { name: string | number }): string;
  wasDeclined(values: { name: string | number }): string;
  notRefundable: string;
  creditsUsed(values: { asked: string | number; left: string | number }): string;
  approved: string;
  declined: string;
  decidedMeanwhile: string;
  wasWithdrawn: string;
  partNeedsAnswer: string;
  tooMany(values: { most: string | number }): string;
  partTooSmall(values: { part: string | number; least: string | number }): string;
  otherPesos(values: { pesos: string | number }): string;
  declinesAll: string;
  approvedInPart: string;
  notDeclined: string;
  waitsAgain: string;
}

export const refundTexts: Record<Language, RefundTexts> = {
  en: {
    notOnList: "Somebody took this refund off the list before you, or its amount has changed. You see the list as it is now.",
    explained: "Taken off the list. Nothing was booked, and it comes back if the provider names another amount.",
    alreadyAsked: "You have asked for a refund of this purchase already. It can be asked for once.",
    notCompleted: "This purchase was not completed, so there is nothing to give back.",
    disputed: "This purchase is disputed at your bank or payment company, so it cannot be refunded meanwhile.",
    nothingPaid: "There is no money left of this purchase to give back.",
    tooLate: (d) => "A refund can be asked for within " + d.hours + " hours of a purchase, which are over.",
    used: "A refund is possible while your wallet still holds all the credits of this purchase, besides those that you have asked to give back already.",
    ownRequest: "This request is your own: another admin decides it.",
    answerNeeded: "Say why, in words that the fan can read.",
    wasApproved: (d) => d.name + " was first: this refund is approved.",
    wasDeclined: (d) => d.name + " was first: this refund is declined.",
    notRefundable: "This purchase cannot be refunded any more: it is disputed, or its money has gone back another way. Nothing was changed.",
    creditsUsed: (d) => "The fan has used credits since: " + d.asked + " are to go back, and " + d.left + " are left. Nothing was changed.",
    approved: "The refund is approved",
    declined: "The refund is declined",
    decidedMeanwhile: "This refund has been decided, so it cannot be withdrawn any more.",
    wasWithdrawn: "The fan has withdrawn this request.",
    partNeedsAnswer: "Say why less goes back, in words that the fan can read.",
    tooMany: (d) => "At most " + d.most + " can go back.",
    partTooSmall: (d) => "These credits are " + d.part + ", and the payment company gives back " + d.least + " at the least. Choose more credits, or decline.",
    otherPesos: (d) => "These credits are " + d.pesos + " by now: some of this purchase has gone back since this page was loaded. Nothing was changed.",
    declinesAll: "Credits are chosen when a refund is approved. Leave them out to decline.",
    approvedInPart: "The refund is approved in part",
    notDeclined: "Only a refund that staff has declined can be taken back, and this one is not, or not any more.",
    waitsAgain: "The request waits for a decision again"
  },
  fil: {
    notOnList: "May nauna nang nag-alis sa refund na ito sa listahan, o nagbago ang halaga nito. Ito na ang listahan ngayon.",
    explained: "Inalis sa listahan. Walang naitala, at babalik ito kung iba ang halagang sasabihin ng provider.",
    alreadyAsked: "Humingi ka na ng refund para sa pagbiling ito. Isang beses lang ito mahihingi.",
    notCompleted: "Hindi natuloy ang pagbiling ito, kaya walang maibabalik.",
    disputed: "May dispute ang pagbiling ito sa bangko o payment company mo, kaya hindi muna ito mare-refund.",
    nothingPaid: "Wala nang perang maibabalik mula sa pagbiling ito.",
    tooLate: (d) => "Puwedeng humingi ng refund sa loob ng " + d.hours + " oras mula sa pagbili, at lampas na ito.",
    used: "Puwede lang ang refund habang nasa wallet mo pa ang lahat ng credits ng pagbiling ito, bukod sa mga hiniling mo nang ibalik.",
    ownRequest: "Sarili mo ang request na ito: ibang admin ang magdedesisyon.",
    answerNeeded: "Sabihin kung bakit, sa mga salitang mababasa ng fan.",
    wasApproved: (d) => "Nauna si " + d.name + ": aprubado na ang refund na ito.",
    wasDeclined: (d) => "Nauna si " + d.name + ": hindi inaprubahan ang refund na ito.",
    notRefundable: "Hindi na mare-refund ang pagbiling ito: may dispute ito, o naibalik na sa ibang paraan ang pera. Walang nabago.",
    creditsUsed: (d) => "Gumamit na ng credits ang fan: " + d.asked + " ang dapat ibalik, at " + d.left + " na lang ang natira. Walang nabago.",
    approved: "Inaprubahan ang refund",
    declined: "Hindi inaprubahan ang refund",
    decidedMeanwhile: "May desisyon na sa refund na ito, kaya hindi na ito mababawi.",
    wasWithdrawn: "Binawi na ng fan ang request na ito.",
    partNeedsAnswer: "Sabihin kung bakit mas kaunti ang ibabalik, sa mga salitang mababasa ng fan.",
    tooMany: (d) => "Hanggang " + d.most + " lang ang puwedeng ibalik.",
    partTooSmall: (d) => d.part + " ang katumbas ng credits na ito, at " + d.least + " ang pinakamaliit na ibinabalik ng payment company. Pumili ng mas maraming credits, o huwag aprubahan.",
    otherPesos: (d) => d.pesos + " na ngayon ang katumbas ng credits na ito: may naibalik na mula sa pagbiling ito mula nang i-load ang page. Walang nabago.",
    declinesAll: "Pinipili ang credits kapag inaaprubahan ang refund. Huwag itong isama kung hindi aaprubahan.",
    approvedInPart: "Inaprubahan ang bahagi ng refund",
    notDeclined: "Ang refund lang na hindi inaprubahan ng staff ang mababawi ang desisyon, at hindi ganoon ang isang ito, o hindi na.",
    waitsAgain: "Naghihintay ulit ng desisyon ang request"
  }
};
