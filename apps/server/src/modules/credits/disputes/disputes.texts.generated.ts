// Written by `npm run texts` from disputes.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface DisputesTexts {
  banned(values: { amount: string | number; reference: string | number }): string;
}

export const disputesTexts: Record<Language, DisputesTexts> = {
  en: {
    banned: (d) => "You disputed a payment of " + d.amount + " to Likha at your bank or payment provider (purchase " + d.reference + "). Under our rules a disputed payment ends the account."
  },
  fil: {
    banned: (d) => "Dinispute mo sa bangko o payment provider mo ang bayad na " + d.amount + " sa Likha (pagbili " + d.reference + "). Ayon sa mga patakaran namin, natatapos ang account kapag dinispute ang bayad."
  }
};
