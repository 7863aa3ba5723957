import {
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  type Language,
  languageFrom,
  languageFromCookie,
} from '@likha/contract/language';
import { useSyncExternalStore } from 'react';

const YEAR_SECONDS = 31_536_000;
const listeners = new Set<() => void>();

/** What was chosen on this device, else what its browser asks for: what the server goes by, too. */
export function deviceLanguage(): Language {
  return (
    languageFromCookie(document.cookie) ?? languageFrom(navigator.languages.join(',')) ?? DEFAULT_LANGUAGE
  );
}

/** Keeps a choice on this device, where the server sees it with every request. */
export function keepLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have had the Cookie Store API for too short a time
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The device's language, live. @param rendered what the server rendered this page in, where it did */
export function useDeviceLanguage(rendered: Language): Language {
  return useSyncExternalStore(subscribe, deviceLanguage, () => rendered);
}
