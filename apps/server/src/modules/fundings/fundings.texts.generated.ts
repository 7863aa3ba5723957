// Written by `npm run texts` from fundings.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface FundingsTexts {
  notYet: string;
  beforeBooks: string;
  feeAboveAmount: string;
  firstSaidOther: string;
  saidBy(values: { name: string | number }): string;
  needsSecond: string;
  doesNotStand: string;
  takenBackBy(values: { name: string | number }): string;
  asked: string;
  booked: string;
  backAsked: string;
  takenBack: string;
}

export const fundingsTexts: Record<Language, FundingsTexts> = {
  en: {
    notYet: "This day has not come yet.",
    beforeBooks: "The books begin later than this day.",
    feeAboveAmount: "The fee cannot be more than the amount.",
    firstSaidOther: "The first person entered something else. Compare it with them.",
    saidBy: (d) => d.name + " has already recorded this. It is in the books once.",
    needsSecond: "You were the first. Somebody else of finance has to agree.",
    doesNotStand: "This is not in the books yet, so there is nothing to take back.",
    takenBackBy: (d) => d.name + " has already taken this back.",
    asked: "Saved. Somebody else of finance has to agree before it is in the books.",
    booked: "What left the bank is in the books.",
    backAsked: "Saved. Somebody else of finance has to agree before it is taken back.",
    takenBack: "It was taken back. The payouts that it covered wait for the bank again."
  },
  fil: {
    notYet: "Hindi pa dumarating ang araw na ito.",
    beforeBooks: "Mas huli pa sa araw na ito nagsimula ang books.",
    feeAboveAmount: "Hindi puwedeng mas malaki ang fee kaysa sa halaga.",
    firstSaidOther: "Iba ang inilagay ng unang tao. Ihambing ito sa kanya.",
    saidBy: (d) => "Naitala na ito ni " + d.name + ". Isang beses lang ito nasa books.",
    needsSecond: "Ikaw ang nauna. Kailangang sumang-ayon ang iba pa sa finance.",
    doesNotStand: "Wala pa ito sa books, kaya walang babawiin.",
    takenBackBy: (d) => "Nabawi na ito ni " + d.name + ".",
    asked: "Na-save. Kailangang sumang-ayon ang iba pa sa finance bago ito mapasok sa books.",
    booked: "Nasa books na ang lumabas sa bangko.",
    backAsked: "Na-save. Kailangang sumang-ayon ang iba pa sa finance bago ito mabawi.",
    takenBack: "Nabawi ito. Hinihintay ulit ang bangko para sa mga payout na sinagot nito."
  }
};
