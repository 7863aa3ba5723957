// Written by `npm run texts` from anchor.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AnchorTexts {
  subject(values: { day: string | number }): string;
  keep: string;
}

export const anchorTexts: Record<Language, AnchorTexts> = {
  en: {
    subject: (d) => "Likha: the books of " + d.day + " are sealed",
    keep: "Keep this message. It can show later whether anybody edited the history of the books. To compare, run this on the server:"
  },
  fil: {
    subject: (d) => "Likha: na-seal na ang books ng " + d.day,
    keep: "Itago ang message na ito. Makikita rito kung may nagbago sa history ng books. Para ikumpara, patakbuhin ito sa server:"
  }
};
