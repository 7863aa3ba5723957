// Written by `npm run texts` from identity.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface IdentityTexts {
  title: string;
  lead: string;
  none: string;
  name: string;
  tin: string;
  tinHint: string;
  address: string;
  zip: string;
  changed(values: { name: string | number; day: string | number }): string;
  changedByNobody(values: { day: string | number }): string;
  change: string;
  save: string;
  saving: string;
  cancel: string;
  sureTitle: string;
  sure(values: { name: string | number; tin: string | number }): string;
  nameNeeded: string;
  tinNeeded: string;
  addressNeeded: string;
  zipNeeded: string;
  saved: string;
  failedTitle: string;
  failedText: string;
}

export const identityTexts: Record<Language, IdentityTexts> = {
  en: {
    title: "Likha at the tax office",
    lead: "Certificates and invoices say who issued them. Enter this as your BIR certificate of registration has it.",
    none: "Nothing is entered yet. Until it is, no certificates or invoices can be made.",
    name: "Registered name",
    tin: "TIN",
    tinHint: "With the branch code if there is one: 123-456-789-00000",
    address: "Registered address",
    zip: "ZIP code",
    changed: (d) => "Saved by " + d.name + ", " + d.day,
    changedByNobody: (d) => "Saved " + d.day,
    change: "Change",
    save: "Save details",
    saving: "Saving…",
    cancel: "Cancel",
    sureTitle: "Save these details?",
    sure: (d) => "Certificates and invoices will say " + d.name + ", TIN " + d.tin + ", from now on. Those made before stay as they are.",
    nameNeeded: "Enter the registered name",
    tinNeeded: "Enter a TIN of 9 digits, with its branch code if there is one",
    addressNeeded: "Enter the registered address",
    zipNeeded: "Enter a ZIP code of 4 digits",
    saved: "Details saved",
    failedTitle: "Not saved",
    failedText: "Nothing was changed. Please try again."
  },
  fil: {
    title: "Ang Likha sa BIR",
    lead: "Nakasulat sa mga certificate at invoice kung sino ang naglabas nito. Ilagay ito ayon sa certificate of registration mula sa BIR.",
    none: "Wala pang nakalagay. Hangga’t wala, hindi makakagawa ng certificate o invoice.",
    name: "Nakarehistrong pangalan",
    tin: "TIN",
    tinHint: "Kasama ang branch code kung mayroon: 123-456-789-00000",
    address: "Nakarehistrong address",
    zip: "ZIP code",
    changed: (d) => "Ni-save ni " + d.name + ", " + d.day,
    changedByNobody: (d) => "Ni-save noong " + d.day,
    change: "Baguhin",
    save: "I-save ang mga detalye",
    saving: "Sine-save…",
    cancel: "Huwag na lang",
    sureTitle: "I-save ang mga detalyeng ito?",
    sure: (d) => "Mula ngayon, " + d.name + ", TIN " + d.tin + ", ang nakasulat sa mga certificate at invoice. Hindi magbabago ang mga nagawa na.",
    nameNeeded: "Ilagay ang nakarehistrong pangalan",
    tinNeeded: "Maglagay ng TIN na may 9 na numero, kasama ang branch code kung mayroon",
    addressNeeded: "Ilagay ang nakarehistrong address",
    zipNeeded: "Maglagay ng ZIP code na may 4 na numero",
    saved: "Na-save ang mga detalye",
    failedTitle: "Hindi na-save",
    failedText: "Walang nabago. Pakisubukan ulit."
  }
};
