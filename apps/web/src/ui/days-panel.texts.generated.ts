// Written by `npm run texts` from days-panel.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface DaysPanelTexts {
  period: string;
  days(values: { days: string | number }): string;
  csv: string;
}

export const daysPanelTexts: Record<Language, DaysPanelTexts> = {
  en: {
    period: "Period",
    days: (d) => d.days + " days",
    csv: "Download CSV"
  },
  fil: {
    period: "Panahon",
    days: (d) => d.days + " araw",
    csv: "I-download ang CSV"
  }
};
