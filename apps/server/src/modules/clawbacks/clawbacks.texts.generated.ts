// Written by `npm run texts` from clawbacks.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ClawbacksTexts {
  takenSubject: string;
  taken(values: { count: string | number; amount: string | number }): string;
  owed(values: { amount: string | number }): string;
  mayComeBack: string;
  backSubject: string;
  back(values: { amount: string | number }): string;
}

export const clawbacksTexts: Record<Language, ClawbacksTexts> = {
  en: {
    takenSubject: "A payment was taken back, and your share with it",
    taken: (d) => "A payer had their bank or payment company take back a payment for credits. What you sold for those credits (" + d.count + ") is undone with it, so your share of " + d.amount + " was taken back as well.",
    owed: (d) => d.amount + " of it had been paid out already. You need not send anything: it comes off what you earn next.",
    mayComeBack: "We contest such claims where we can. If this one is decided in our favour, you get your share back.",
    backSubject: "Your share of a payment is back",
    back: (d) => "A payment that had been taken back is ours after all. Your share of " + d.amount + " is back; what of it you still owed is cleared."
  },
  fil: {
    takenSubject: "May bayad na binawi, kasama ang parte mo",
    taken: (d) => "May nagbayad na nagpabawi ng bayad niya para sa credits sa bangko o payment company. Kasama nitong nabawi ang mga benta mo na binayaran ng credits na iyon (" + d.count + "), kaya binawi rin ang parte mong " + d.amount + ".",
    owed: (d) => d.amount + " nito ang na-payout na. Wala kang kailangang ipadala: ibabawas ito sa mga susunod mong kita.",
    mayComeBack: "Kinokontra namin ang ganitong mga claim kung kaya. Kapag pumabor sa amin ang desisyon, babalik sa iyo ang parte mo.",
    backSubject: "Naibalik na ang parte mo sa isang bayad",
    back: (d) => "Naibalik sa amin ang isang bayad na binawi. Nasa iyo na ulit ang parte mong " + d.amount + "; ang utang mo pa rito ay bura na."
  }
};
