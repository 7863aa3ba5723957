// Written by `npm run texts` from personal-data.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface PersonalDataTexts {
  left(values: { days: string | number }): string;
  moneyDue(values: { earnings: string | number; commission: string | number }): string;
  payoutOpen: string;
}

export const personalDataTexts: Record<Language, PersonalDataTexts> = {
  en: {
    left: (d) => "Your account is hidden now. Sign in within " + d.days + " days to restore it.",
    moneyDue: (d) => "Money is due to you: " + d.earnings + " of earnings and " + d.commission + " of commission, held or not. Ask for your payout first, or say that you give it up.",
    payoutOpen: "A payout of yours is under way. Delete your account once it has arrived."
  },
  fil: {
    left: (d) => "Nakatago na ang account mo. Mag-sign in sa loob ng " + d.days + " araw para maibalik ito.",
    moneyDue: (d) => "May perang dapat ibayad sa iyo: " + d.earnings + " na kita at " + d.commission + " na commission, naka-hold man o hindi. Humingi muna ng payout, o sabihing isinusuko mo ito.",
    payoutOpen: "May payout kang pinoproseso pa. Burahin ang account mo kapag dumating na ito."
  }
};
