import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, isUniqueViolation } from '../../platform/database.ts';
import { LEGAL_VERSION } from '../settings/index.ts';
import { insertUser, takenUsernames } from './accounts.queries.ts';
import { hashPassword } from './password.ts';
import type { Sessions } from './sessions.ts';
import { usernameCandidate, usernameFrom } from './username.ts';

export interface NewAccount {
  full_name: string;
  /** In lower case. */
  email: string;
  password: string;
  user_type: 'fan' | 'creator' | 'admin';
  date_of_birth: string;
  referrer: string | null;
}

const MAX_USERNAME_TRIES = 200;

/**
 * Makes an account and its first session in one transaction. Who calls it has checked the fields.
 * @throws AppError `email_taken`
 */
export async function createAccount(
  deps: BaseDeps & { sessions: Sessions },
  account: NewAccount,
): Promise<{ userId: string; token: string }> {
  const now = deps.clock.now();
  const passwordHash = await hashPassword(account.password);
  try {
    return await inTransaction(deps.db, async (tx) => {
      const id = deps.ids.next();
      await insertUser(tx, {
        id,
        email: account.email,
        username: await freeUsername(deps, account.full_name),
        full_name: account.full_name,
        password_hash: passwordHash,
        user_type: account.user_type,
        date_of_birth: account.date_of_birth,
        referred_by: account.referrer,
        legal_consent_version: LEGAL_VERSION,
        legal_consent_at: now,
        created_at: now,
        last_seen_at: now,
      });
      return { userId: id, token: await deps.sessions.start(tx, id) };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) throw emailTaken();
    if (isUniqueViolation(error, 'users_username'))
      throw new AppError('service_unavailable', {
        detail: 'Somebody chose the same name at this moment. Please try again.',
        retryAfterSeconds: 1,
      });
    throw error;
  }
}

export function emailTaken(): AppError {
  const detail = 'This e-mail address is already registered. Sign in instead.';
  return new AppError('email_taken', { detail, errors: { email: detail } });
}

/** The derived username, or the first with a numeric suffix that nobody has. */
async function freeUsername(deps: BaseDeps, fullName: string): Promise<string> {
  const base = usernameFrom(fullName);
  const candidates = Array.from({ length: MAX_USERNAME_TRIES }, (_, index) =>
    usernameCandidate(base, index + 1),
  );
  const taken = await takenUsernames(deps.db, candidates);
  return (
    candidates.find((name) => !taken.has(name)) ?? usernameCandidate(base, deps.ids.random(4).readUInt32BE())
  );
}
