import type { Saying } from '@likha/contract';
import { PASSWORD } from '@likha/contract/limits';
import { judgePassword } from '@likha/passwords';
import { AppError } from '../../../platform/app-error.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { DEMO_PASSWORD } from '../registration/demo-people.ts';
import { passwordGate } from './password-gate.ts';

/** OWASP's second choice for argon2id: 19 MiB, two passes. The library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Loaded with the first password: a worker never sees one. */
const argon2 = () => import('@node-rs/argon2');

/**
 * @param asker whose turn it is, as an address or a person; null for a command
 * @throws AppError `service_unavailable` when too many passwords wait
 */
export function hashPassword(password: string, asker: string | null): Promise<string> {
  return passwordGate.pass(asker, () => hash(password));
}

async function hash(password: string): Promise<string> {
  return (await argon2()).hash(password, COST);
}

/** A hash that no password has: comparing with it takes as long as a real comparison, and fails. */
let decoy: Promise<string> | undefined;

/**
 * Compares in the time of a real comparison even when there is nobody to compare with, or they have no password.
 * @param asker as `hashPassword`
 * @throws AppError `service_unavailable` when too many passwords wait
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  asker: string | null,
): Promise<boolean> {
  decoy ??= hash('a decoy that nobody types');
  const kept = passwordHash?.startsWith('$argon2') ? passwordHash : null;
  const against = kept ?? (await decoy);
  const matches = await passwordGate.pass(asker, async () => (await argon2()).verify(against, password));
  return matches && kept !== null;
}

interface Judged {
  /** What others know of its person. */
  personal: readonly string[];
  isDemo?: boolean;
}

/**
 * Why this password is too easily guessed, in words for the person; null when it will do (P5, P90). The judgement is the
 * one that the web makes beforehand, but for that of the demo, which stands in the README: outside of it nobody chooses that.
 */
export async function passwordWeakness(
  password: string,
  { personal, isDemo = false }: Judged,
): Promise<Saying | null> {
  if (password.length < PASSWORD.min)
    return (language) => accountsTexts[language].weakShort({ count: PASSWORD.min });
  const isOfDemo = password.toLowerCase() === DEMO_PASSWORD.toLowerCase();
  const weakness = isOfDemo && !isDemo ? 'guessable' : await judgePassword(password, personal);
  return weakness && ((language) => accountsTexts[language][WORDS[weakness]]);
}

/** @throws AppError `validation_failed` for a password that is too easily guessed, or made of what is personal */
export async function checkNewPassword(password: string, judged: Judged): Promise<void> {
  const weakness = await passwordWeakness(password, judged);
  if (weakness) throw new AppError('validation_failed', { detail: weakness, errors: { password: weakness } });
}

const WORDS = { guessable: 'weakGuessable', personal: 'weakPersonal' } as const;
