// Written by `npm run texts` from anchor.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AnchorTexts {
  subject(values: { day: string | number }): string;
  keep: string;
}

export const anchorTexts: Record<Language, AnchorTexts> = {
  en: {
    subject: (d) => "Likha: the books of " + d.day + " are sealed",
    keep: "Keep this message. It shows later whether anybody has edited the history of the books. To compare, run the following on the server:"
  },
  fil: {
    subject: (d) => "Likha: naselyuhan na ang mga libro ng " + d.day,
    keep: "Itago ang mensaheng ito. Dito makikita kung may nagbago sa kasaysayan ng mga libro. Para ikumpara, patakbuhin ito sa server:"
  }
};
