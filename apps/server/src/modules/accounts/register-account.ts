import type { CallInput, Calls } from '@likha/contract';
import { MINIMUM_AGE_YEARS } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction, isUniqueViolation } from '../../platform/database.ts';
import { LEGAL_VERSION } from '../settings/index.ts';
import { findReferrer, insertUser, isEmailTaken, takenUsernames, useCaptcha } from './accounts.queries.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { ageInYears, philippineDay } from './age.ts';
import { hashPassword, passwordWeakness } from './password.ts';
import { usernameCandidate, usernameFrom } from './username.ts';

export type Registration = CallInput<Calls['register']>['body'];

const OLDEST_YEARS = 120;
const MAX_USERNAME_TRIES = 200;

/**
 * Registers a person and signs them in. Checks in the documents' order (spec 1 §5): fields, age, captcha; then whether
 * the e-mail address is free.
 * @returns the person's id and their token.
 */
export async function registerAccount(deps: AccountsDeps, body: Registration, aff: string | undefined) {
  const now = deps.clock.now();
  checkPassword(body);
  checkAge(body.date_of_birth, philippineDay(now));
  await consumeCaptcha(deps, body.recaptcha_token, now);
  if (await isEmailTaken(deps.db, body.email)) throw emailTaken();
  const passwordHash = await hashPassword(body.password);
  const referrer = aff && body.user_type === 'creator' ? await findReferrer(deps.db, aff) : null;
  try {
    return await inTransaction(deps.db, async (tx) => {
      const id = deps.ids.next();
      await insertUser(tx, {
        id,
        email: body.email,
        username: await freeUsername(deps, body.full_name),
        full_name: body.full_name,
        password_hash: passwordHash,
        user_type: body.user_type,
        date_of_birth: body.date_of_birth,
        referred_by: referrer,
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

function emailTaken(): AppError {
  const detail = 'This e-mail address is already registered. Sign in instead.';
  return new AppError('email_taken', { detail, errors: { email: detail } });
}

function checkPassword({ password, email, full_name }: Registration): void {
  const weakness = passwordWeakness(password, [email, email.split('@')[0] ?? '', full_name]);
  if (weakness) throw new AppError('validation_failed', { detail: weakness, errors: { password: weakness } });
}

function checkAge(dateOfBirth: string, today: string): void {
  const age = ageInYears(dateOfBirth, today);
  if (age < 0 || age > OLDEST_YEARS)
    throw new AppError('validation_failed', {
      detail: 'Enter your date of birth',
      errors: { date_of_birth: 'Enter your date of birth' },
    });
  if (age < MINIMUM_AGE_YEARS)
    throw new AppError('age_restricted', {
      detail: 'You must be 18 or older to register',
      errors: { date_of_birth: 'You must be 18 or older to register' },
    });
}

/** A token works once (decision 32): whoever stores its challenge first has used it. */
async function consumeCaptcha(deps: AccountsDeps, token: string | undefined, now: Date): Promise<void> {
  if (!token)
    throw new AppError('captcha_required', { detail: 'Please complete the reCAPTCHA verification' });
  const solved = await deps.captcha.verify(token, now);
  if (!solved || !(await useCaptcha(deps.db, solved.once, solved.expiresAt)))
    throw new AppError('captcha_failed', { detail: 'reCAPTCHA verification failed. Please try again.' });
}

/** The derived username, or the first with a numeric suffix that nobody has. */
async function freeUsername(deps: AccountsDeps, fullName: string): Promise<string> {
  const base = usernameFrom(fullName);
  const candidates = Array.from({ length: MAX_USERNAME_TRIES }, (_, index) =>
    usernameCandidate(base, index + 1),
  );
  const taken = await takenUsernames(deps.db, candidates);
  return (
    candidates.find((name) => !taken.has(name)) ?? usernameCandidate(base, deps.ids.random(4).readUInt32BE())
  );
}
