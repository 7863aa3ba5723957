// Written by `npm run texts` from return.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ReturnTexts {
  subject(values: { amount: string | number }): string;
  taken(values: { amount: string | number }): string;
  wallet: string;
  reference(values: { reference: string | number }): string;
}

export const returnTexts: Record<Language, ReturnTexts> = {
  en: {
    subject: (d) => "We are giving " + d.amount + " back",
    taken: (d) => "The payment provider took " + d.amount + " for an order of yours that did not owe it: another amount than the\norder asked for, or a second payment. We have sent all of it back the way it came. It can take some days\nuntil you see it.",
    wallet: "No credits were added for it, and none were taken from your wallet.",
    reference: (d) => "The order is " + d.reference + ". If the money does not come back, please contact us and give this reference."
  },
  fil: {
    subject: (d) => "Ibinabalik namin ang " + d.amount,
    taken: (d) => "Kumuha ang payment provider ng " + d.amount + " para sa isang order mo na hindi dapat bayaran nang ganoon: iba ang\nhalaga sa hiningi ng order, o pangalawang bayad. Ibinalik na namin ang lahat sa pinanggalingan nito. Maaaring\nabutin ng ilang araw bago mo ito makita.",
    wallet: "Walang credits na idinagdag para rito, at walang kinuha sa wallet mo.",
    reference: (d) => "Ang order ay " + d.reference + ". Kung hindi bumalik ang pera, makipag-ugnayan sa amin at ibigay ang reference na ito."
  }
};
