// Written by `npm run texts` from withdraw.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface WithdrawTexts {
  approval: string;
  request: string;
  statement: string;
  proposal: string;
  done: string;
  failed: string;
  failedText: string;
}

export const withdrawTexts: Record<Language, WithdrawTexts> = {
  en: {
    approval: "Withdraw my approval",
    request: "Withdraw my request",
    statement: "Withdraw what I said",
    proposal: "Withdraw my proposal",
    done: "Withdrawn",
    failed: "Nothing was withdrawn",
    failedText: "Please try again."
  },
  fil: {
    approval: "Iurong ang pag-apruba ko",
    request: "Iurong ang request ko",
    statement: "Iurong ang sinabi ko",
    proposal: "Iurong ang mungkahi ko",
    done: "Naiurong na",
    failed: "Walang naiurong",
    failedText: "Subukan ulit."
  }
};
