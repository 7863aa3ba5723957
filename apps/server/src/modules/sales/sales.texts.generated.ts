// Written by `npm run texts` from sales.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SalesTexts {
  tooFew(values: { credits: string | number; balance: string | number; missing: string | number }): string;
  tooFewToSubscribe(values: { credits: string | number; balance: string | number; missing: string | number }): string;
  tooFewToTip(values: { credits: string | number; balance: string | number; missing: string | number }): string;
}

export const salesTexts: Record<Language, SalesTexts> = {
  en: {
    tooFew: (d) => "You need " + d.credits + " credits and have " + d.balance + ". Buy " + d.missing + " more to unlock this post.",
    tooFewToSubscribe: (d) => "You need " + d.credits + " credits and have " + d.balance + ". Buy " + d.missing + " more to subscribe.",
    tooFewToTip: (d) => "You need " + d.credits + " credits and have " + d.balance + ". Buy " + d.missing + " more to send this tip."
  },
  fil: {
    tooFew: (d) => d.credits + " credits ang kailangan at " + d.balance + " ang mayroon ka. Bumili pa ng " + d.missing + " para ma-unlock ang post na ito.",
    tooFewToSubscribe: (d) => d.credits + " credits ang kailangan at " + d.balance + " ang mayroon ka. Bumili pa ng " + d.missing + " para makapag-subscribe.",
    tooFewToTip: (d) => d.credits + " credits ang kailangan at " + d.balance + " ang mayroon ka. Bumili pa ng " + d.missing + " para maipadala ang tip na ito."
  }
};
