import type { Saying } from '@likha/contract';
import { WRONG_CODES } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { customerOf } from '../../../platform/http/network-address.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { Notice } from '../declared-jobs.ts';
import { queueNotice } from '../links/queue-notice.ts';
import { countGuess } from '../sign-in/count-guess.ts';
import { resting } from '../sign-in/resting.ts';
import { countCode, endWait, endWaits, findWait } from './code-waits.queries.ts';
import { hashRecoveryCode, readCode, stepOf } from './totp.ts';
import { countRecoveryCodes, findSecret, takeRecoveryCode, takeStep } from './two-factor.queries.ts';

type CodeDeps = Pick<AccountsDeps, 'db' | 'clock' | 'ids' | 'twoFactorCipher'>;

export interface GivenCode {
  userId: string;
  code: string;
  /** The address that asked. */
  from: string;
  /** A known device has a count of its own; all others of a person share one. */
  device: string | null;
}

/**
 * Takes the second factor: a code of the authenticator, or a recovery code. Each works once, also when it comes many times
 * at the same moment. Wrong codes of authenticators slow down for good (P111): neither another session nor another address nor
 * time makes the wait short again, but a right code. A recovery code is taken meanwhile.
 * @throws AppError `two_factor_wrong`, `rate_limited`
 */
export async function consumeCode(deps: CodeDeps, given: GivenCode): Promise<void> {
  const { kind, code } = readCode(given.code);
  if (kind === 'totp') await consumeTotp(deps, given, code);
  else await consumeRecovery(deps, given, code);
}

async function consumeTotp(deps: CodeDeps, given: GivenCode, code: string): Promise<void> {
  const now = deps.clock.now();
  const of = { userId: given.userId, guesser: given.device ?? '' };
  const wrong = await countCode(deps.db, of, now);
  if (wrong === null) throw resting((await findWait(deps.db, of)) ?? now, now, 'codesResting');
  if (await takeTotp(deps, given.userId, code)) return endWait(deps.db, of);
  if (wrong === WRONG_CODES.free) await tellOfWait(deps, given);
  throw wrongCode();
}

/** Once, when the waiting begins: whoever enters codes knows the password. */
function tellOfWait(deps: CodeDeps, { userId, from }: GivenCode): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    await recordSecurityEvent(deps, tx, { kind: 'sign_in_slowed', userId, from, details: { by: 'codes' } });
    await queueNotice(tx, { kind: 'codes_slowed', userId, at: deps.clock.now() });
  });
}

/**
 * Counted by address, so that whoever knows the password cannot keep the owner from the way that is left to them; of 80 bits nobody
 * guesses one, from however many addresses. What is neither kind of code is counted here, too.
 */
async function consumeRecovery(deps: CodeDeps, given: GivenCode, code: string): Promise<void> {
  const about = `recovery\n${given.userId}\n${customerOf(given.from)}`;
  const counted = await countGuess(deps, about, 'recoveryResting');
  if (!(await takeRecovery(deps, { ...given, code }))) throw wrongCode();
  await counted.isRight();
}

/** @returns the refusal of who gave no code and needs one */
export function codeNeeded(): AppError {
  const detail: Saying = (language) => accountsTexts[language].codeNeeded;
  return new AppError('two_factor_required', { detail, errors: { code: detail } });
}

export function wrongCode(): AppError {
  const detail = (language: 'en' | 'fil') => accountsTexts[language].codeWrong;
  return new AppError('two_factor_wrong', { detail, errors: { code: detail } });
}

async function takeTotp(deps: CodeDeps, userId: string, code: string): Promise<boolean> {
  const row = await findSecret(deps.db, userId);
  if (!row) return false;
  const step = stepOf(deps.twoFactorCipher.open(row.sealed_secret), code, deps.clock.now());
  return step !== null && takeStep(deps.db, userId, step);
}

/** Who loses an authenticator learns here how many codes are left; whose code was stolen learns that it was used. */
function takeRecovery(deps: CodeDeps, { userId, code, from }: GivenCode): Promise<boolean> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    if (!(await takeRecoveryCode(tx, userId, hashRecoveryCode(userId, code), at))) return false;
    await endWaits(tx, userId);
    const count = await countRecoveryCodes(tx, userId);
    await recordSecurityEvent(deps, tx, {
      kind: 'recovery_code_used',
      userId,
      from,
      details: { left: count },
    });
    const notice: Notice = { kind: 'recovery_code_used', userId, at, count };
    await queueNotice(tx, notice);
    return true;
  });
}
