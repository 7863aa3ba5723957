import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { Notice } from '../declared-jobs.ts';
import { queueNotice } from '../links/queue-notice.ts';
import { countGuess } from '../sign-in/count-guess.ts';
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
 * at the same moment. Wrong ones are counted: after ten within five minutes it waits (P111).
 * @throws AppError `two_factor_wrong`, `rate_limited`
 */
export async function consumeCode(deps: CodeDeps, given: GivenCode): Promise<void> {
  const counted = await countGuess(deps, `code\n${given.userId}\n${given.device ?? ''}`, 'codesResting');
  const { kind, code } = readCode(given.code);
  if (kind === 'totp' ? !(await takeTotp(deps, given.userId, code)) : !(await takeRecovery(deps, given)))
    throw wrongCode();
  await counted.isRight();
}

/** @returns the refusal of who gave no code and needs one */
export function codeNeeded(): AppError {
  const detail = (language: 'en' | 'fil') => accountsTexts[language].codeNeeded;
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
