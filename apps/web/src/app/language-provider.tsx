import type { Language } from '@likha/contract/language';
import { type ReactNode, useEffect } from 'react';
import { keepLanguage, useDeviceLanguage } from '../lib/device-language.ts';
import { registerWorker } from '../lib/register-worker.ts';
import { useSession } from '../lib/session.ts';
import { LanguageContext } from '../lib/texts.ts';

/** Speaks the account's language, before sign-in the device's (P75). */
export function LanguageProvider({ rendered, children }: { rendered: Language; children: ReactNode }) {
  const device = useDeviceLanguage(rendered);
  const chosen = useSession().user?.language ?? null;
  const language = chosen ?? device;
  useEffect(() => {
    document.documentElement.lang = language;
    return registerWorker(language);
  }, [language]);
  useEffect(() => {
    // What stays when the person signs out, and what a page is asked for in before the account is known.
    if (chosen && chosen !== device) keepLanguage(chosen);
  }, [chosen, device]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
