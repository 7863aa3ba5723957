// Written by `npm run texts` from vault.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface VaultTexts {
  taken: string;
  tooMany(values: { count: string | number }): string;
}

export const vaultTexts: Record<Language, VaultTexts> = {
  en: {
    taken: "You have a folder with this name already.",
    tooMany: (d) => "At most " + d.count + " folders. Remove one first."
  },
  fil: {
    taken: "May folder ka nang ganito ang pangalan.",
    tooMany: (d) => "Hanggang " + d.count + " folder lang. Magtanggal muna ng isa."
  }
};
