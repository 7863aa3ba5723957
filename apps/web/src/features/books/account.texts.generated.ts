// Written by `npm run texts` from account.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AccountTexts {
  back: string;
  lead: string;
  ofAll: string;
  ofPerson: string;
  loading: string;
  failed: string;
  none: string;
  sums: string;
  from(values: { account: string | number }): string;
  to(values: { account: string | number }): string;
  balance: string;
}

export const accountTexts: Record<Language, AccountTexts> = {
  en: {
    back: "Trial balance",
    lead: "What the account had, what moved it, the oldest first, and what it has. What came too late for a closed month is counted in the first open one, as in the trial balance.",
    ofAll: "All accounts of this kind together",
    ofPerson: "Of one person",
    loading: "Loading the statement...",
    failed: "The statement could not be loaded",
    none: "Nothing moved it on these days",
    sums: "On these days",
    from: (d) => "From " + d.account,
    to: (d) => "To " + d.account,
    balance: "Balance"
  },
  fil: {
    back: "Trial balance",
    lead: "Ang laman ng account, ang bawat paggalaw nito mula sa pinakaluma, at ang natira. Ang nahuli para sa saradong buwan ay nasa unang bukas na buwan, gaya sa trial balance.",
    ofAll: "Lahat ng account ng ganitong uri, pinagsama",
    ofPerson: "Sa isang tao",
    loading: "Nilo-load ang statement...",
    failed: "Hindi ma-load ang statement",
    none: "Walang gumalaw rito sa mga araw na ito",
    sums: "Sa mga araw na ito",
    from: (d) => "Mula sa " + d.account,
    to: (d) => "Papunta sa " + d.account,
    balance: "Balanse"
  }
};
