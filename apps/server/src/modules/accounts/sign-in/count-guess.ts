import { createHash } from 'node:crypto';
import { LOGIN_FAILURES } from '@likha/contract/limits';
import type { AccountsDeps } from '../accounts-deps.ts';
import { addLoginFailure, removeLoginFailure } from './guesses.queries.ts';
import { type RestingWords, resting } from './resting.ts';

/**
 * Counts a guess as wrong until it is known to be right, so that many at once count one by one.
 * @param about what is guessed, and of whom
 * @throws AppError `rate_limited`
 */
export async function countGuess(
  deps: Pick<AccountsDeps, 'db' | 'clock'>,
  about: string,
  words: RestingWords = 'resting',
): Promise<{ isRight(): Promise<void> }> {
  const now = deps.clock.now();
  const hash = createHash('sha256').update(`guess\n${about}`).digest();
  const resetsAt = new Date(now.getTime() + LOGIN_FAILURES.seconds * 1000);
  const counted = await addLoginFailure(deps.db, hash, now, resetsAt);
  if (counted.failures > LOGIN_FAILURES.max) throw resting(counted.resets_at, now, words);
  return { isRight: () => removeLoginFailure(deps.db, hash) };
}
