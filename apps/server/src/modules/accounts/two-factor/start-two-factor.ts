import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import { changeUser } from '../accounts.queries.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { Notice } from '../declared-jobs.ts';
import { endPendingLinks } from '../links/links.queries.ts';
import { queueNotice } from '../links/queue-notice.ts';
import { lockAsker } from '../sessions/lock-asker.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import { confirmPassword } from '../sign-in/confirm-password.ts';
import { countGuess } from '../sign-in/count-guess.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { wrongCode } from './consume-code.ts';
import type { SecondFactor } from './second-factor.ts';
import { describeSecret, readCode, SECRET_BYTES, stepOf } from './totp.ts';
import { findSecret, lockTwoFactor, putSecret, takeStep } from './two-factor.queries.ts';
import { writeRecoveryCodes } from './write-recovery-codes.ts';

/**
 * Makes a secret for an authenticator. Nothing changes until a code of it is confirmed.
 * An admin who has a passkey shows it as well.
 * @throws AppError `wrong_password`, `rate_limited`, `two_factor_required`, `two_factor_state` when it is on already
 */
export async function beginTwoFactor(
  deps: AccountsDeps,
  viewer: Viewer,
  { password, ...second }: { password: string } & SecondFactor,
) {
  const person = await confirmPassword(deps, viewer, password, 'password');
  if (person.two_factor_at === null) await confirmSecondFactor(deps, viewer, second);
  const secret = deps.ids.random(SECRET_BYTES);
  await inTransaction(deps.db, async (tx) => {
    await demandOff(tx, viewer.id);
    await putSecret(tx, viewer.id, deps.twoFactorCipher.seal(secret), deps.clock.now());
  });
  return describeSecret(secret, person.email);
}

/**
 * Turns two-factor sign-in on, once a code shows that the authenticator has the secret. Every other session ends: it was
 * begun without. The code that confirms is used by it.
 * @returns the recovery codes, which are shown once
 * @throws AppError `two_factor_wrong`, `rate_limited`, `two_factor_state`
 */
export async function confirmTwoFactor(
  deps: AccountsDeps,
  viewer: Viewer,
  asked: { code: string; from: string },
): Promise<string[]> {
  const counted = await countGuess(deps, `code\n${viewer.id}\n${viewer.sessionId}`, 'recoveryResting');
  const codes = await inTransaction(deps.db, async (tx) => {
    await lockAsker(tx, viewer);
    const now = deps.clock.now();
    await demandOff(tx, viewer.id);
    const row = await findSecret(tx, viewer.id);
    const { code } = readCode(asked.code);
    const step = row && stepOf(deps.twoFactorCipher.open(row.sealed_secret), code, now);
    if (!step || !(await takeStep(tx, viewer.id, step))) throw wrongCode();
    await changeUser(tx, viewer.id, { two_factor_at: now });
    await endPendingLinks(tx, viewer.id, now);
    await deleteSessions(tx, viewer.id, viewer.sessionId);
    await recordSecurityEvent(deps, tx, { kind: 'two_factor_on', userId: viewer.id, from: asked.from });
    const notice: Notice = { kind: 'two_factor_on', userId: viewer.id, at: now };
    await queueNotice(tx, notice);
    return writeRecoveryCodes(deps, tx, viewer.id);
  });
  await counted.isRight();
  deps.sessions.forget(viewer.id);
  return codes;
}

async function demandOff(tx: Tx, userId: string): Promise<void> {
  const { two_factor_at } = await lockTwoFactor(tx, userId);
  if (two_factor_at)
    throw new AppError('two_factor_state', { detail: (language) => accountsTexts[language].twoFactorIsOn });
}
