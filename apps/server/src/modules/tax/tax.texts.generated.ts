// Written by `npm run texts` from tax.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface TaxTexts {
  detailsSaved: string;
  tinNeeded: string;
  reissued(values: { number: string | number }): string;
  isReplaced(values: { number: string | number }): string;
  nothingChanged: string;
  certificateSubject: string;
  certificateText(values: { quarter: string | number; number: string | number; withheld: string | number }): string;
  certificateAnew(values: { number: string | number }): string;
  certificateWhere: string;
  dayHasBegun: string;
  identitySet: string;
  ruleSet: string;
  paidTooEarly: string;
  notYet: string;
  firstSaidOther: string;
  nothingOwed: string;
  inputAboveOwed: string;
  periodNotOver: string;
  remittedBy(values: { name: string | number }): string;
  needsSecond: string;
  doesNotStand: string;
  remitAsked: string;
  remitted: string;
  backAsked: string;
  takenBack: string;
}

export const taxTexts: Record<Language, TaxTexts> = {
  en: {
    detailsSaved: "Your tax details were saved.",
    tinNeeded: "Enter the TIN with its branch code: 123-456-789-00000",
    reissued: (d) => "Certificate " + d.number + " was issued.",
    isReplaced: (d) => "This certificate was already replaced by " + d.number + ".",
    nothingChanged: "Nothing has changed since this certificate was issued.",
    certificateSubject: "Your tax certificate is ready",
    certificateText: (d) => "Your certificate of tax withheld (BIR Form 2307) for " + d.quarter + ", number " + d.number + ", is ready: " + d.withheld + " was withheld.",
    certificateAnew: (d) => "It replaces the certificate " + d.number + ".",
    certificateWhere: "Download it in your studio under Earnings.",
    dayHasBegun: "A rule can begin tomorrow or later.",
    identitySet: "Certificates and invoices say this from now on.",
    ruleSet: "It holds from the day you chose.",
    paidTooEarly: "Tax is paid after its month or quarter ends: choose a later day.",
    notYet: "This day has not come yet.",
    firstSaidOther: "The first person entered something else. Compare it with them.",
    nothingOwed: "Nothing is owed for this period.",
    inputAboveOwed: "This is more than is owed.",
    periodNotOver: "This month or quarter is not over yet. You can record its payment from one hour after it ends.",
    remittedBy: (d) => d.name + " has already recorded the payment for this period.",
    needsSecond: "You were the first. Somebody else of finance has to agree.",
    doesNotStand: "This payment is not recorded, or was taken back already.",
    remitAsked: "Saved. Somebody else of finance has to agree before it is in the books.",
    remitted: "The payment is in the books.",
    backAsked: "Saved. Somebody else of finance has to agree before it is taken back.",
    takenBack: "The payment was taken back. It is owed again."
  },
  fil: {
    detailsSaved: "Na-save ang mga detalye mo sa buwis.",
    tinNeeded: "Ilagay ang TIN kasama ang branch code: 123-456-789-00000",
    reissued: (d) => "Inisyu ang certificate " + d.number + ".",
    isReplaced: (d) => "Napalitan na ang certificate na ito ng " + d.number + ".",
    nothingChanged: "Walang nagbago mula nang inisyu ang certificate na ito.",
    certificateSubject: "Handa na ang tax certificate mo",
    certificateText: (d) => "Handa na ang certificate mo ng kinaltas na buwis (BIR Form 2307) para sa " + d.quarter + ", numero " + d.number + ": " + d.withheld + " ang kinaltas.",
    certificateAnew: (d) => "Pinapalitan nito ang certificate " + d.number + ".",
    certificateWhere: "I-download ito sa studio mo sa ilalim ng Kita.",
    dayHasBegun: "Bukas o mas huli pa puwedeng magsimula ang isang patakaran.",
    identitySet: "Ito na ang nakasulat sa mga certificate at invoice mula ngayon.",
    ruleSet: "Iiral ito mula sa araw na pinili mo.",
    paidTooEarly: "Binabayaran ang buwis pagkatapos ng buwan o quarter: pumili ng mas huling araw.",
    notYet: "Hindi pa dumarating ang araw na ito.",
    firstSaidOther: "Iba ang inilagay ng unang tao. Ihambing ito sa kanya.",
    nothingOwed: "Walang kailangang bayaran para sa panahong ito.",
    inputAboveOwed: "Mas malaki ito sa babayaran.",
    periodNotOver: "Hindi pa tapos ang buwan o quarter na ito. Maitatala mo ang bayad isang oras matapos itong magwakas.",
    remittedBy: (d) => "Naitala na ni " + d.name + " ang bayad para sa panahong ito.",
    needsSecond: "Ikaw ang nauna. Kailangang sumang-ayon ang iba pa sa finance.",
    doesNotStand: "Hindi nakatala ang bayad na ito, o nabawi na.",
    remitAsked: "Na-save. Kailangang sumang-ayon ang iba pa sa finance bago ito mapasok sa books.",
    remitted: "Nasa books na ang bayad.",
    backAsked: "Na-save. Kailangang sumang-ayon ang iba pa sa finance bago ito mabawi.",
    takenBack: "Nabawi ang bayad. Babayaran ulit ito."
  }
};
