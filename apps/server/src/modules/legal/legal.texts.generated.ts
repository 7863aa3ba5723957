// Written by `npm run texts` from legal.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface LegalTexts {
  summary_1_0: string;
  consentNeeded(values: { version: string | number }): string;
  subject(values: { day: string | number }): string;
  mailText(values: { version: string | number; day: string | number }): string;
  mailRead: string;
  mailThen: string;
}

export const legalTexts: Record<Language, LegalTexts> = {
  en: {
    summary_1_0: "The first version.",
    consentNeeded: (d) => "Our documents have a new version, " + d.version + ". Please accept it first.",
    subject: (d) => "Our documents change on " + d.day,
    mailText: (d) => "Version " + d.version + " of our documents takes effect on " + d.day + ". What changes:",
    mailRead: "Read the new version, and those before it:",
    mailThen: "You do not need to do anything now. From that day on, we ask you to accept it before you buy, unlock, subscribe, tip, publish or ask for a payout. What you have stays yours, and subscriptions renew until you cancel them. You can ask for refunds, download your data and close your account without accepting it."
  },
  fil: {
    summary_1_0: "Ang unang bersyon.",
    consentNeeded: (d) => "May bagong bersyon ang mga dokumento namin, ang " + d.version + ". Tanggapin muna ito para makapagpatuloy.",
    subject: (d) => "Magbabago ang mga dokumento namin sa " + d.day,
    mailText: (d) => "Mula " + d.day + ", ang bersyon " + d.version + " ng mga dokumento namin ang may bisa. Ang magbabago:",
    mailRead: "Basahin ang bagong bersyon, at ang mga nauna rito:",
    mailThen: "Wala kang kailangang gawin ngayon. Mula sa araw na iyon, hihilingin naming tanggapin mo muna ito bago ka bumili, mag-unlock, mag-subscribe, mag-tip, mag-publish o humiling ng payout. Mananatiling iyo ang nasa iyo na, at magre-renew ang mga subscription hanggang i-cancel mo. Puwede kang humingi ng refund, mag-download ng data mo at magsara ng account nang hindi ito tinatanggap."
  }
};
