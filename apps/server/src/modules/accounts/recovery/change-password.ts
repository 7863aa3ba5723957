import { inTransaction } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { lockAsker } from '../sessions/lock-asker.ts';
import { confirmPassword } from '../sign-in/confirm-password.ts';
import { checkNewPassword, hashPassword } from '../sign-in/password.ts';
import { confirmSecondFactor } from '../two-factor/confirm-second-factor.ts';
import type { SecondFactor } from '../two-factor/second-factor.ts';
import { replacePassword } from './replace-password.ts';

/**
 * Changes the password of somebody who knows it. Every other session ends at once (P108); this one stays.
 * @throws AppError `wrong_password`, `rate_limited`, `validation_failed`, `two_factor_required`, `two_factor_wrong`
 */
export async function changePassword(
  deps: AccountsDeps,
  viewer: Viewer,
  asked: { current: string; password: string } & SecondFactor,
): Promise<{ email: string }> {
  const person = await confirmPassword(deps, viewer, asked.current, 'current_password');
  await checkNewPassword(asked.password, {
    personal: [person.email, person.full_name],
    isDemo: deps.isDemo,
  });
  await confirmSecondFactor(deps, viewer, asked);
  const passwordHash = await hashPassword(asked.password, viewer.id);
  const event = { kind: 'password_changed', userId: viewer.id, from: asked.from } as const;
  await inTransaction(deps.db, async (tx) => {
    await lockAsker(tx, viewer);
    await replacePassword(deps, tx, { userId: viewer.id, passwordHash, keptSession: viewer.sessionId });
    await recordSecurityEvent(deps, tx, { ...event, details: { by: 'password' } });
  });
  deps.sessions.forget(viewer.id);
  return { email: person.email };
}
