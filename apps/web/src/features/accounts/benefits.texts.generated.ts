// Written by `npm run texts` from benefits.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface BenefitsTexts {
  hint(values: { count: string | number; characters: string | number }): string;
  bounds(values: { count: string | number; characters: string | number }): string;
  save: string;
  saved: string;
  title: string;
  titleHint: string;
  label: string;
  loading: string;
  failed: string;
  notSaved: string;
  tryAgain: string;
}

export const benefitsTexts: Record<Language, BenefitsTexts> = {
  en: {
    hint: (d) => "One per line, such as “Two photo sets a week”. At most " + d.count + ", of " + d.characters + " characters each.",
    bounds: (d) => "At most " + d.count + " lines of " + d.characters + " characters",
    save: "Save benefits",
    saved: "Benefits saved",
    title: "What subscribers get",
    titleHint: "Fans see this next to the price, before they pay.",
    label: "Benefits",
    loading: "Loading your benefits",
    failed: "Your benefits failed to load",
    notSaved: "Not saved",
    tryAgain: "Please try again."
  },
  fil: {
    hint: (d) => "Isa bawat linya, gaya ng “Dalawang photo set kada linggo”. Hanggang " + d.count + ", at hanggang " + d.characters + " character ang bawat isa.",
    bounds: (d) => "Hanggang " + d.count + " linya na tig-" + d.characters + " character",
    save: "I-save ang mga benepisyo",
    saved: "Na-save ang mga benepisyo",
    title: "Ano ang makukuha ng mga subscriber",
    titleHint: "Nakikita ito ng mga fan sa tabi ng presyo, bago sila magbayad.",
    label: "Mga benepisyo",
    loading: "Nilo-load ang mga benepisyo mo",
    failed: "Hindi ma-load ang mga benepisyo mo",
    notSaved: "Hindi na-save",
    tryAgain: "Pakisubukan ulit."
  }
};
