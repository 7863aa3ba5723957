import { createHash } from 'node:crypto';
import { LOGIN_FAILURES } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { addLoginFailure, findCredentials, removeLoginFailure } from './accounts.queries.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { verifyPassword } from './password.ts';

/**
 * Signs a person in. An unknown address and a wrong password are told apart neither by the answer nor by its time.
 * After ten wrong passwords for one address within five minutes it rests.
 * @param from the address that asked
 * @returns the person's id and a new token.
 */
export async function signIn(
  deps: AccountsDeps,
  { email, password }: { email: string; password: string },
  from: string,
) {
  const now = deps.clock.now();
  const emailHash = createHash('sha256').update(email).digest();
  const resetsAt = new Date(now.getTime() + LOGIN_FAILURES.seconds * 1000);
  const counted = await addLoginFailure(deps.db, emailHash, now, resetsAt);
  const person = await findCredentials(deps.db, email);
  const record = (kind: 'signed_in' | 'sign_in_failed' | 'sign_in_slowed') =>
    recordSecurityEvent(deps, deps.db, { kind, userId: person?.id ?? null, from });
  if (counted.failures > LOGIN_FAILURES.max) {
    // Once: what follows while it rests is the same guesser.
    if (counted.failures === LOGIN_FAILURES.max + 1) await record('sign_in_slowed');
    throw resting(counted.resets_at, now);
  }
  if (!(await verifyPassword(person?.password_hash ?? null, password)) || !person) {
    await record('sign_in_failed');
    throw new AppError('invalid_credentials', { detail: 'Invalid email or password' });
  }
  await removeLoginFailure(deps.db, emailHash);
  if (person.status !== 'active')
    throw new AppError('account_suspended', { detail: 'This account is suspended. Contact support.' });
  const token = await deps.sessions.start(deps.db, person.id);
  await record('signed_in');
  return { userId: person.id, token };
}

function resting(until: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new AppError('rate_limited', {
    detail: `Too many wrong passwords. Try again in ${Math.ceil(seconds / 60)} minutes.`,
    retryAfterSeconds: seconds,
  });
}
