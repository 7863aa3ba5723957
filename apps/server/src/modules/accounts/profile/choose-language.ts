import type { Language } from '@likha/contract/language';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { changeUser, setFirstLanguage } from '../accounts.queries.ts';

/** Keeps a person's language. Every node forgets what it remembers of them. */
export function chooseLanguage(deps: BaseDeps, userId: string, language: Language): Promise<void> {
  return inTransaction(deps.db, (tx) => changeUser(tx, userId, { language }));
}

/** Somebody who never said takes the language in which they sign in; who has said keeps theirs (P75). */
export async function adoptLanguage(
  deps: BaseDeps,
  userId: string,
  language: Language | null,
): Promise<void> {
  if (language) await inTransaction(deps.db, (tx) => setFirstLanguage(tx, userId, language));
}
