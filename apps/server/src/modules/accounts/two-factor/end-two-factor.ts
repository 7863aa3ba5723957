import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Queryable } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import { changeUser } from '../accounts.queries.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { Notice } from '../declared-jobs.ts';
import { queueNotice } from '../links/queue-notice.ts';
import { listPasskeyRows } from '../passkeys/passkeys.queries.ts';
import type { Assertion } from '../passkeys/verify-passkey.ts';
import { lockAsker } from '../sessions/lock-asker.ts';
import { confirmPassword } from '../sign-in/confirm-password.ts';
import { consumeFactor } from './consume-factor.ts';
import { owesTwoFactor } from './has-second-factor.ts';
import { removeTwoFactor } from './two-factor.queries.ts';
import { writeRecoveryCodes } from './write-recovery-codes.ts';

interface Proof {
  password: string;
  code: string | Assertion;
  /** The address that asked. */
  from: string;
}

/**
 * Turns two-factor sign-in off, for who has both factors.
 * @throws AppError `two_factor_setup` to whose duty it is and who have no passkey, `wrong_password`, `two_factor_wrong`, `rate_limited`,
 *   `two_factor_state`
 */
export async function endTwoFactor(deps: AccountsDeps, viewer: Viewer, proof: Proof): Promise<void> {
  await demandPasskey(deps, deps.db, viewer);
  await proveBoth(deps, viewer, proof);
  await inTransaction(deps.db, async (tx) => {
    await lockAsker(tx, viewer);
    await demandPasskey(deps, tx, viewer);
    await removeTwoFactor(tx, viewer.id);
    await changeUser(tx, viewer.id, { two_factor_at: null });
    await recordSecurityEvent(deps, tx, { kind: 'two_factor_off', userId: viewer.id, from: proof.from });
    const notice: Notice = { kind: 'two_factor_off', userId: viewer.id, at: deps.clock.now() };
    await queueNotice(tx, notice);
  });
}

/**
 * Makes new recovery codes; the old ones work no longer.
 * @throws AppError as `endTwoFactor`
 */
export async function renewRecoveryCodes(
  deps: AccountsDeps,
  viewer: Viewer,
  proof: Proof,
): Promise<string[]> {
  await proveBoth(deps, viewer, proof);
  return inTransaction(deps.db, async (tx) => {
    await lockAsker(tx, viewer);
    const event = { kind: 'recovery_codes_renewed', userId: viewer.id, from: proof.from } as const;
    await recordSecurityEvent(deps, tx, event);
    return writeRecoveryCodes(deps, tx, viewer.id);
  });
}

/** Whose duty it is keeps one of both: an authenticator, or a passkey. */
async function demandPasskey(deps: AccountsDeps, db: Queryable, viewer: Viewer): Promise<void> {
  if (!owesTwoFactor(viewer.userType, deps.twoFactorFor) || (await listPasskeyRows(db, viewer.id)).length > 0)
    return;
  throw new AppError('two_factor_setup', { detail: (language) => accountsTexts[language].twoFactorStays });
}

async function proveBoth(deps: AccountsDeps, viewer: Viewer, { password, code, from }: Proof): Promise<void> {
  const person = await confirmPassword(deps, viewer, password, 'password');
  if (!person.two_factor_at)
    throw new AppError('two_factor_state', { detail: (language) => accountsTexts[language].twoFactorIsOff });
  await consumeFactor(deps, viewer, { code, from });
}
