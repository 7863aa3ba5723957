import { DEFAULT_LANGUAGE, type Language } from '@likha/contract/language';
import { createContext, useContext } from 'react';

/** The language of everything below. A server that renders for many people at once gives each its own. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** The language that this component speaks, for dates and for functions that make words. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The texts of a catalogue in that language: `const t = useTexts(walletTexts)`, then `{t.title}` or `{t.owed({ pesos })}`. */
export function useTexts<Texts>(texts: Record<Language, Texts>): Texts {
  return texts[useLanguage()];
}
