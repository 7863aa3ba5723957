import type { Language } from '@likha/contract/language';
import { useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { keepLanguage } from './device-language.ts';
import { currentSession, updateUser } from './session.ts';

/** Speaks another language from now on: at once here, and for whoever is signed in wherever they sign in. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const queries = useQueryClient();
  return async (language) => {
    const { user } = currentSession();
    if (user) updateUser({ ...user, language });
    keepLanguage(language);
    if (user)
      // Refused or offline, the choice still holds on this device until the account is read again.
      await api('PUT /auth/me/language', { body: { language } }).catch(() => undefined);
    // Histories and refusals come from the server in words.
    await queries.invalidateQueries();
  };
}
