// Written by `npm run texts` from gifts.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface GiftsTexts {
  give: string;
  title(values: { name: string | number }): string;
  subject(values: { name: string | number }): string;
  terms: string;
  loading: string;
  none: string;
}

export const giftsTexts: Record<Language, GiftsTexts> = {
  en: {
    give: "Give as a gift",
    title: (d) => d.name + "’s subscription, as a gift",
    subject: (d) => "Gift: " + d.name + "’s subscription",
    terms: "The receiver gets the time at once, behind what they have already. It does not renew, and they never pay for it.",
    loading: "Loading what can be given",
    none: "There is nothing of this creator to give at the moment."
  },
  fil: {
    give: "Iregalo sa iba",
    title: (d) => "Subscription kay " + d.name + ", bilang regalo",
    subject: (d) => "Regalo: subscription kay " + d.name,
    terms: "Makukuha agad ito ng tatanggap, kasunod ng mayroon na siya. Hindi ito mare-renew, at wala siyang babayaran.",
    loading: "Nilo-load ang puwedeng iregalo",
    none: "Walang maireregalo mula sa creator na ito sa ngayon."
  }
};
