// Written by `npm run texts` from payment-help.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface PaymentHelpTexts {
  wrong: string;
  write: string;
  before: string;
  help: string;
  refunds: string;
  helpWith: string;
}

export const paymentHelpTexts: Record<Language, PaymentHelpTexts> = {
  en: {
    wrong: "Something wrong with this payment?",
    write: "Write to us about it",
    before: "A question before you pay?",
    help: "Help",
    refunds: "How refunds work",
    helpWith: "Help with this purchase"
  },
  fil: {
    wrong: "May mali ba sa bayad na ito?",
    write: "Sumulat sa amin tungkol dito",
    before: "May tanong bago magbayad?",
    help: "Tulong",
    refunds: "Paano ang refund",
    helpWith: "Tulong sa pagbiling ito"
  }
};
