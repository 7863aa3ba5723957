// Written by `npm run texts` from personal-data.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface PersonalDataTexts {
  left(values: { days: string | number }): string;
  moneyDue: string;
}

export const personalDataTexts: Record<Language, PersonalDataTexts> = {
  en: {
    left: (d) => "Your account is hidden now. Sign in within " + d.days + " days to restore it.",
    moneyDue: "Money is due to you. Ask for your payout first, and delete your account once it has arrived."
  },
  fil: {
    left: (d) => "Nakatago na ang account mo. Mag-sign in sa loob ng " + d.days + " araw para maibalik ito.",
    moneyDue: "May perang dapat ibayad sa iyo. Humingi muna ng payout, at burahin ang account mo kapag dumating na ito."
  }
};
