import type { CallInput, Calls } from '@likha/contract';
import { MINIMUM_AGE_YEARS } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../platform/database.ts';
import { LEGAL_VERSION } from '../settings/index.ts';
import {
  findReferrer,
  insertUser,
  isEmailTaken,
  type NewUser,
  takenUsernames,
  useCaptcha,
} from './accounts.queries.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { ageInYears, philippineDay } from './age.ts';
import { hashPassword, passwordWeakness } from './password.ts';
import { usernameCandidate, usernameFrom } from './username.ts';

export type Registration = CallInput<Calls['register']>['body'];

const OLDEST_YEARS = 120;
const MAX_USERNAME_TRIES = 200;
/** Rounds in which others may take the chosen username at the same moment. */
const MAX_ATTEMPTS = 6;

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
  const person = {
    id: deps.ids.next(),
    email: body.email,
    full_name: body.full_name,
    password_hash: passwordHash,
    user_type: body.user_type,
    date_of_birth: body.date_of_birth,
    referred_by: referrer,
    legal_consent_version: LEGAL_VERSION,
    legal_consent_at: now,
    created_at: now,
    last_seen_at: now,
  };
  return { userId: person.id, token: await addPerson(deps, person) };
}

/** Adds the person under the first free username, and their session. */
async function addPerson(deps: AccountsDeps, person: Omit<NewUser, 'username'>): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(deps.db, async (tx) => {
        const username = await freeUsername(deps, tx, person.full_name, attempt);
        await insertUser(tx, { ...person, username });
        return deps.sessions.start(tx, person.id);
      });
    } catch (error) {
      if (isUniqueViolation(error, 'users_email')) throw emailTaken();
      if (!isUniqueViolation(error, 'users_username') || attempt >= MAX_ATTEMPTS) throw error;
    }
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

/** The derived username, or the first with a numeric suffix that nobody has; any suffix where many ask at once. */
async function freeUsername(deps: AccountsDeps, tx: Tx, fullName: string, attempt: number): Promise<string> {
  const base = usernameFrom(fullName);
  const anySuffix = () => usernameCandidate(base, 1000 + (deps.ids.random(4).readUInt32BE() % 1_000_000));
  if (attempt > 2) return anySuffix();
  const candidates = Array.from({ length: MAX_USERNAME_TRIES }, (_, index) =>
    usernameCandidate(base, index + 1),
  );
  const taken = await takenUsernames(tx, candidates);
  return candidates.find((name) => !taken.has(name)) ?? anySuffix();
}
