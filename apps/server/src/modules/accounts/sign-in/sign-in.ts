import { createHash } from 'node:crypto';
import { LOGIN_FAILURES } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { customerOf } from '../../../platform/http/network-address.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import { findCredentials, findOwnCredentials, lockWithPassword } from '../accounts.queries.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { consumeCaptcha } from '../registration/consume-captcha.ts';
import type { SessionSecrets } from '../sessions/sessions.ts';
import { refusedEntry } from '../standing/refuse-entry.ts';
import { codeNeeded, consumeCode } from '../two-factor/consume-code.ts';
import { type Factors, hasSecondFactor } from '../two-factor/has-second-factor.ts';
import { enter } from './enter.ts';
import { addLoginFailure, removeLoginFailure } from './guesses.queries.ts';
import { isKeptOut } from './kept-out.ts';
import { verifyPassword } from './password.ts';
import { resting } from './resting.ts';

/** Attempts without the captcha that is asked for, before their sender is told to wait. */
const UNSOLVED_MAX = 20;

export interface SignInAttempt {
  email: string;
  password: string;
  recaptcha_token?: string | null | undefined;
  /** Of an authenticator, or a recovery code. */
  code?: string | undefined;
  /** The address that asked. */
  from: string;
  /** What the browser says of itself. */
  agent?: string | undefined;
  /** The device, where its cookie says that this account was signed in to with it. */
  deviceId: string | null;
}

/** One thing that wrong passwords are counted by. */
interface Count {
  hash: Buffer;
  /** Beyond it the attempt has to wait. */
  max: number;
  /** Beyond it a captcha is asked for. */
  free: number;
}

/**
 * Signs a person in. An unknown address and a wrong password are told apart neither by the answer nor by its time.
 * A guesser is slowed, the owner with a known device is not (P69): a known device has its own count; all others share
 * those of the account, of the address, and of both together, and solve a captcha for each attempt after a few.
 * @returns the person's id and what opens their session.
 * @throws AppError `invalid_credentials`, `captcha_required`, `rate_limited`, `service_unavailable`, `two_factor_required` and others
 */
export async function signIn(deps: AccountsDeps, attempt: SignInAttempt) {
  const now = deps.clock.now();
  const counts = countsOf(attempt);
  const person = await findCredentials(deps.db, attempt.email);
  const record = (kind: 'signed_in' | 'sign_in_failed' | 'sign_in_slowed') =>
    recordSecurityEvent(deps, deps.db, { kind, userId: person?.id ?? null, from: attempt.from });
  const wait = await countAttempt(deps, counts, now);
  if (wait.until) {
    if (wait.isFirst) await record('sign_in_slowed');
    throw resting(wait.until, now);
  }
  if (wait.needsCaptcha) await passCaptcha(deps, attempt, counts, now);
  if (!(await isRight(deps, attempt, person?.password_hash ?? null, counts)) || !person) {
    await record('sign_in_failed');
    throw wrongCredentials();
  }
  await uncount(deps, counts);
  if (isKeptOut(person)) throw await refusedEntry(deps, deps.db, person);
  if (hasSecondFactor(person, deps.twoFactorFor))
    await checkSecondFactor(deps, attempt, person.id, () => record('sign_in_failed'));
  const secrets = await beginSession(deps, person, attempt);
  await record('signed_in');
  return { userId: person.id, secrets };
}

/** Begins a session with the password that was checked: one that was changed meanwhile begins none. */
function beginSession(
  deps: AccountsDeps,
  person: Factors & { id: string; password_hash: string },
  { from, agent }: SignInAttempt,
): Promise<SessionSecrets> {
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockWithPassword(tx, person.id, person.password_hash);
    if (!locked) throw wrongCredentials();
    // The second factor may have come to this account while the password was checked.
    if (isMissed(deps, person, await findOwnCredentials(tx, person.id))) throw codeNeeded();
    // How they stand may have been decided while the password was checked.
    return enter(deps, tx, { id: person.id, status: locked.status }, { from, agent });
  });
}

function isMissed({ twoFactorFor: duty }: AccountsDeps, before: Factors, now: Factors): boolean {
  return hasSecondFactor(now, duty) && !hasSecondFactor(before, duty);
}

/**
 * The second step, once the password is right: wrong codes are counted like passwords, those of a known device apart.
 * @throws AppError `two_factor_required`, `two_factor_wrong`, `rate_limited`
 */
async function checkSecondFactor(
  deps: AccountsDeps,
  { code, from, deviceId }: SignInAttempt,
  userId: string,
  onWrong: () => Promise<void>,
): Promise<void> {
  if (code === undefined) throw codeNeeded();
  try {
    await consumeCode(deps, { userId, code, from, device: deviceId });
  } catch (error) {
    await onWrong();
    throw error;
  }
}

function wrongCredentials(): AppError {
  return new AppError('invalid_credentials', {
    detail: (language) => accountsTexts[language].wrongCredentials,
  });
}

function countsOf({ email, from, deviceId }: SignInAttempt): Count[] {
  const { max, free, accountMax, addressFree } = LOGIN_FAILURES;
  const hash = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest();
  if (deviceId) return [{ hash: hash(email, 'device', deviceId), max, free }];
  const customer = customerOf(from);
  return [
    { hash: hash(email, 'address', customer), max, free },
    { hash: hash(email), max: accountMax, free },
    { hash: hash('', 'address', customer), max: Number.POSITIVE_INFINITY, free: addressFree },
  ];
}

function resetOf(now: Date): Date {
  return new Date(now.getTime() + LOGIN_FAILURES.seconds * 1000);
}

/** Counts an attempt as wrong until it is known to be right, so that many at once count one by one. */
async function countAttempt(deps: AccountsDeps, counts: readonly Count[], now: Date) {
  const resetsAt = resetOf(now);
  let until: Date | null = null;
  let isFirst = false;
  let needsCaptcha = false;
  for (const { hash, max, free } of counts) {
    const counted = await addLoginFailure(deps.db, hash, now, resetsAt);
    if (counted.failures > free) needsCaptcha = true;
    if (counted.failures <= max) continue;
    // What one address is refused does not count against everybody's.
    until = counted.resets_at;
    isFirst = counted.failures === max + 1;
    break;
  }
  return { until, isFirst, needsCaptcha };
}

async function uncount(deps: AccountsDeps, counts: readonly Count[]): Promise<void> {
  for (const { hash } of counts) await removeLoginFailure(deps.db, hash);
}

/** What nobody had the time to look at counts as none. */
async function isRight(
  deps: AccountsDeps,
  { password, from }: SignInAttempt,
  passwordHash: string | null,
  counts: readonly Count[],
): Promise<boolean> {
  try {
    return await verifyPassword(passwordHash, password, customerOf(from));
  } catch (error) {
    await uncount(deps, counts);
    throw error;
  }
}

/** Without a solved captcha no password was looked at, so the attempt counts as none. */
async function passCaptcha(deps: AccountsDeps, attempt: SignInAttempt, counts: readonly Count[], now: Date) {
  try {
    await consumeCaptcha(deps, attempt.recaptcha_token, now);
  } catch (error) {
    await uncount(deps, counts);
    await slowUnsolved(deps, counts, now);
    throw error;
  }
}

/**
 * Who goes on without the captcha is told to wait, and waits for nothing once it is solved: nobody else behind the address
 * is held up by that.
 * @throws AppError `rate_limited`
 */
async function slowUnsolved(deps: AccountsDeps, [own]: readonly Count[], now: Date): Promise<void> {
  if (!own) return;
  const hash = createHash('sha256').update(own.hash).update('unsolved').digest();
  const { failures, resets_at: resetsAt } = await addLoginFailure(deps.db, hash, now, resetOf(now));
  if (failures > UNSOLVED_MAX) throw resting(resetsAt, now);
}
