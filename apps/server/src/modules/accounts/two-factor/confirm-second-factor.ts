import type { Viewer } from '../../../platform/viewer.ts';
import { findOwnCredentials } from '../accounts.queries.ts';
import type { AccountsDeps } from '../accounts-deps.ts';

/** What a signed-in person proves with that they have the second factor as well. */
export interface SecondFactor {
  /** Of an authenticator, or a recovery code; none from who has no second factor. */
  code?: string | undefined;
  /** The address that asked. */
  from: string;
}

/**
 * Asks a signed-in person with two factors for the second one, before what a stolen password must not do (P111). It comes after every
 * other check, as a code works once; who has one factor is asked for nothing.
 * @throws AppError `two_factor_required`, `two_factor_wrong`, `rate_limited`
 */
export async function confirmSecondFactor(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'ids' | 'twoFactorCipher'>,
  viewer: Viewer,
  { code, from }: SecondFactor,
): Promise<void> {
  const { two_factor_at } = await findOwnCredentials(deps.db, viewer.id);
  if (!two_factor_at) return;
  // Others reach this file by the door of the module, which is open to processes that never see a code.
  const { codeNeeded, consumeCode } = await import('./consume-code.ts');
  if (code === undefined) throw codeNeeded();
  await consumeCode(deps, { userId: viewer.id, code, from, device: null });
}
