import { createHash } from 'node:crypto';
import { LOGIN_FAILURES } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import { addLoginFailure, findCredentials, removeLoginFailure } from './accounts.queries.ts';
import { accountsTexts } from './accounts.texts.generated.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { verifyPassword } from './password.ts';

/**
 * Signs a person in. An unknown address and a wrong password are told apart neither by the answer nor by its time.
 * After ten wrong passwords for one address within five minutes it rests.
 * @returns the person's id and a new token.
 */
export async function signIn(deps: AccountsDeps, { email, password }: { email: string; password: string }) {
  const now = deps.clock.now();
  const emailHash = createHash('sha256').update(email).digest();
  const resetsAt = new Date(now.getTime() + LOGIN_FAILURES.seconds * 1000);
  const counted = await addLoginFailure(deps.db, emailHash, now, resetsAt);
  if (counted.failures > LOGIN_FAILURES.max) throw resting(counted.resets_at, now);
  const person = await findCredentials(deps.db, email);
  if (!(await verifyPassword(person?.password_hash ?? null, password)) || !person)
    throw new AppError('invalid_credentials', {
      detail: (language) => accountsTexts[language].wrongCredentials,
    });
  await removeLoginFailure(deps.db, emailHash);
  if (person.status !== 'active')
    throw new AppError('account_suspended', { detail: (language) => accountsTexts[language].suspended });
  return { userId: person.id, token: await deps.sessions.start(deps.db, person.id) };
}

function resting(until: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new AppError('rate_limited', {
    detail: (language) => accountsTexts[language].resting({ minutes: Math.ceil(seconds / 60) }),
    retryAfterSeconds: seconds,
  });
}
