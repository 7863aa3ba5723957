import { api } from '../../../lib/api.ts';
import type { Body } from '../../../lib/api-types.ts';
import { fetchCode } from '../../../lib/load-persistently.ts';

/** What stands in the place of a code. */
export type PasskeyAnswer = Body<'POST /auth/passkey'>['passkey'];

/** Asks one's own passkey in the place of a code. @throws what the browser says where nobody answers */
export async function answerWithPasskey(): Promise<PasskeyAnswer> {
  const { startAuthentication } = await fetchCode(() => import('@simplewebauthn/browser'));
  const { options } = await api('POST /auth/me/passkeys/proof');
  return startAuthentication({ optionsJSON: options });
}
