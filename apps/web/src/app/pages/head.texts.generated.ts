// Written by `npm run texts` from head.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface HeadTexts {
  landing: string;
  profile(values: { count: number; name: string | number }): string;
  login: string;
  register: string;
}

export const headTexts: Record<Language, HeadTexts> = {
  en: {
    landing: "Adult Filipino creators, paid fairly by the fans who love their work. In pesos, privately. 18+ only.",
    profile: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " post", other: strictNumber("en", d.count, 0, "count") + " posts" }) + " by " + d.name + " on Likha, a home of verified adult Filipino creators.",
    login: "Sign in to Likha to see the creators you follow and the posts you unlocked.",
    register: "Join Likha as a fan or as a creator. It is free, and for adults only."
  },
  fil: {
    landing: "Mga adult na creator na Pilipino, binabayaran nang patas ng fans nila. Sa piso, at pribado. 18+ lang.",
    profile: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " post", other: strictNumber("fil", d.count, 0, "count") + " posts" }) + " ni " + d.name + " sa Likha, tahanan ng mga verified na adult creator na Pilipino.",
    login: "Mag-sign in sa Likha para makita ang mga creator na fina-follow mo at ang mga post na na-unlock mo.",
    register: "Sumali sa Likha bilang fan o creator. Libre ito, at para lang sa mga nasa hustong gulang."
  }
};
