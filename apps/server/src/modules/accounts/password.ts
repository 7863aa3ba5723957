import { PASSWORD, type Saying } from '@likha/contract';
import { accountsTexts } from './accounts.texts.generated.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** OWASP's second choice for argon2id: 19 MiB, two passes. The library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Loaded with the first password: a worker never sees one. */
const argon2 = () => import('@node-rs/argon2');

export async function hashPassword(password: string): Promise<string> {
  return (await argon2()).hash(password, COST);
}

/** A hash that no password has: comparing with it takes as long as a real comparison, and fails. */
let decoy: Promise<string> | undefined;

/** Compares in the time of a real comparison even when there is nobody to compare with. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a decoy that nobody types');
  const matches = await (await argon2()).verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
}

const SAME_CHARACTER = /^(.)\1+$/u;

/** Why this password is too easily guessed, in words for the person; null when it will do (P5). */
export function passwordWeakness(password: string, personal: readonly string[]): Saying | null {
  const lower = password.toLowerCase();
  if (password.length < PASSWORD.min)
    return (language) => accountsTexts[language].weakShort({ count: PASSWORD.min });
  if (COMMON_PASSWORDS.has(lower) || SAME_CHARACTER.test(password) || isSequence(lower))
    return (language) => accountsTexts[language].weakCommon;
  if (personal.some((word) => word.length >= 4 && lower === word.toLowerCase()))
    return (language) => accountsTexts[language].weakPersonal;
  return null;
}

/** `1234567890`, `abcdefghij` and their like, forwards or backwards. */
function isSequence(text: string): boolean {
  const steps = [...text]
    .slice(1)
    .map((character, index) => character.charCodeAt(0) - text.charCodeAt(index));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}
