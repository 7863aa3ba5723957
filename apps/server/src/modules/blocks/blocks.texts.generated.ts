// Written by `npm run texts` from blocks.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface BlocksTexts {
  blocked: string;
  unblocked: string;
}

export const blocksTexts: Record<Language, BlocksTexts> = {
  en: {
    blocked: "They can no longer follow, subscribe, tip or see your profile while signed in.",
    unblocked: "They can find you again."
  },
  fil: {
    blocked: "Hindi na sila makakapag-follow, makakapag-subscribe, makakapag-tip o makakakita ng profile mo habang naka-sign in.",
    unblocked: "Makikita ka na nila ulit."
  }
};
