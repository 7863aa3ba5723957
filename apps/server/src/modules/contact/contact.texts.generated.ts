// Written by `npm run texts` from contact.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ContactTexts {
  received: string;
  mailSubject: string;
  mailFrom(values: { name: string | number; address: string | number }): string;
}

export const contactTexts: Record<Language, ContactTexts> = {
  en: {
    received: "Thank you. We have your message and answer by email.",
    mailSubject: "A message from the contact page",
    mailFrom: (d) => d.name + " <" + d.address + "> wrote:"
  },
  fil: {
    received: "Salamat. Nasa amin na ang message mo at sasagot kami sa email.",
    mailSubject: "May message mula sa contact page",
    mailFrom: (d) => "Sumulat si " + d.name + " <" + d.address + ">:"
  }
};
