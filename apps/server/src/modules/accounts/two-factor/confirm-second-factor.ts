import type { Viewer } from '../../../platform/viewer.ts';
import { findOwnCredentials } from '../accounts.queries.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import type { SecondFactor, SecondFactorDeps } from './second-factor.ts';

/**
 * Asks a signed-in person with two factors for the second one, before what a stolen password must not do (P111). It comes after every
 * other check, as a code works once; who has one factor is asked for nothing.
 * @throws AppError `two_factor_required`, `two_factor_wrong`, `rate_limited`
 */
export async function confirmSecondFactor(
  deps: SecondFactorDeps,
  viewer: Viewer,
  { code, from }: SecondFactor,
): Promise<void> {
  const person = await findOwnCredentials(deps.db, viewer.id);
  if (!hasSecondFactor(person, deps.twoFactorFor)) return;
  // Others reach this file by the door of the module, which is open to processes that never see a code.
  const { consumeFactor } = await import('./consume-factor.ts');
  await consumeFactor(deps, viewer, { code, from });
}
