// Written by `npm run texts` from report-types.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ReportTypesTexts {
  inappropriate_content: string;
  harassment: string;
  spam: string;
  others: string;
}

export const reportTypesTexts: Record<Language, ReportTypesTexts> = {
  en: {
    inappropriate_content: "Inappropriate content",
    harassment: "Harassment",
    spam: "Spam",
    others: "Something else"
  },
  fil: {
    inappropriate_content: "Hindi angkop na content",
    harassment: "Harassment",
    spam: "Spam",
    others: "Iba pa"
  }
};
