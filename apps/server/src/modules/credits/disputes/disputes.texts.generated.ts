// Written by `npm run texts` from disputes.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface DisputesTexts {
  banned(values: { amount: string | number; reference: string | number }): string;
  dueSubject: string;
  dueMail(values: { reference: string | number; amount: string | number; provider: string | number; when: string | number }): string;
}

export const disputesTexts: Record<Language, DisputesTexts> = {
  en: {
    banned: (d) => "You disputed a payment of " + d.amount + " to Likha at your bank or payment provider (purchase " + d.reference + "). Under our rules a disputed payment ends the account.",
    dueSubject: "A disputed payment has to be answered soon",
    dueMail: (d) => "The payment " + d.reference + " of " + d.amount + " is disputed, and " + d.provider + " takes an answer until " + d.when + ". After that it is decided without us."
  },
  fil: {
    banned: (d) => "Dinispute mo sa bangko o payment provider mo ang bayad na " + d.amount + " sa Likha (pagbili " + d.reference + "). Ayon sa mga patakaran namin, natatapos ang account kapag dinispute ang bayad.",
    dueSubject: "Kailangan nang sagutin ang isang dinispute na bayad",
    dueMail: (d) => "Dinispute ang bayad na " + d.reference + " na " + d.amount + ", at tumatanggap ang " + d.provider + " ng sagot hanggang " + d.when + ". Kapag lumipas iyon, magdedesisyon sila nang wala ang sagot natin."
  }
};
