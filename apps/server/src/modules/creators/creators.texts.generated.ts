// Written by `npm run texts` from creators.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface CreatorsTexts {
  following: string;
  notFollowing: string;
}

export const creatorsTexts: Record<Language, CreatorsTexts> = {
  en: {
    following: "You follow this creator",
    notFollowing: "You no longer follow this creator"
  },
  fil: {
    following: "Fina-follow mo na ang creator na ito",
    notFollowing: "Hindi mo na fina-follow ang creator na ito"
  }
};
