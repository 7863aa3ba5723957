// Written by `npm run texts` from blocks.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface BlocksTexts {
  blocked: string;
  unblocked: string;
  blockedWriting: string;
  unblockedWriting: string;
}

export const blocksTexts: Record<Language, BlocksTexts> = {
  en: {
    blocked: "They can no longer follow, subscribe, tip or see your profile while signed in.",
    unblocked: "They can find you again.",
    blockedWriting: "Neither of you can write to the other any more.",
    unblockedWriting: "They are no longer blocked."
  },
  fil: {
    blocked: "Hindi na sila makakapag-follow, makakapag-subscribe, makakapag-tip o makakakita ng profile mo habang naka-sign in.",
    unblocked: "Makikita ka na nila ulit.",
    blockedWriting: "Hindi na kayo makakapagsulat sa isa’t isa.",
    unblockedWriting: "Hindi na sila naka-block."
  }
};
