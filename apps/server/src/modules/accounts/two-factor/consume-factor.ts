import { customerOf } from '../../../platform/http/network-address.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { findAnswering, passkeyRefused, verifyPasskey } from '../passkeys/verify-passkey.ts';
import { countGuess } from '../sign-in/count-guess.ts';
import { codeNeeded, consumeCode } from './consume-code.ts';
import type { SecondFactor, SecondFactorDeps } from './second-factor.ts';

/**
 * Takes the second factor of who is signed in: a code, or one of their own passkeys in its place (P341), which answers a challenge
 * that this session asked for.
 * @throws AppError `two_factor_required`, `two_factor_wrong`, `passkey_refused`, `rate_limited`
 */
export async function consumeFactor(
  deps: SecondFactorDeps,
  viewer: Viewer,
  { code, from }: SecondFactor,
): Promise<void> {
  if (code === undefined) throw codeNeeded();
  if (typeof code === 'string') return consumeCode(deps, { userId: viewer.id, code, from, device: null });
  const counted = await countGuess(deps, `passkey\n${viewer.id}\n${customerOf(from)}`);
  const passkey = await findAnswering(deps, code);
  if (passkey.user_id !== viewer.id) throw passkeyRefused();
  const asker = { purpose: 'prove', by: viewer.sessionId } as const;
  await verifyPasskey(deps, passkey, { assertion: code, asker, from });
  await counted.isRight();
}
