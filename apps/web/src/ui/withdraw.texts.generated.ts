// Written by `npm run texts` from withdraw.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface WithdrawTexts {
  approval: string;
  request: string;
  statement: string;
  proposal: string;
  done: string;
  unconfirmed: string;
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
    unconfirmed: "The answer did not arrive. Once it is loaded again, the page shows how it stands.",
    failed: "Nothing was withdrawn",
    failedText: "Please try again."
  },
  fil: {
    approval: "Iurong ang pag-apruba ko",
    request: "Iurong ang request ko",
    statement: "Iurong ang sinabi ko",
    proposal: "Iurong ang mungkahi ko",
    done: "Naiurong na",
    unconfirmed: "Hindi dumating ang sagot. Kapag na-load ulit ang page, makikita roon ang lagay nito.",
    failed: "Walang naiurong",
    failedText: "Subukan ulit."
  }
};
