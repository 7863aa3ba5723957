import type { PasswordWeakness } from './password-weakness.ts';

/**
 * Judges how soon a password is guessed (P90). The server decides by it and the web says it beforehand, with one
 * judgement: it and its word lists (220 kB compressed) are loaded with the first password, not with a page or a start.
 * @param personal what is known of its owner: name, email address
 * @returns null when it will do
 */
export async function judgePassword(
  password: string,
  personal: readonly string[],
): Promise<PasswordWeakness | null> {
  const { estimate } = await import('./estimate.ts');
  return estimate(password, personal);
}
