import type { AccountsDeps } from '../accounts-deps.ts';
import type { Assertion } from '../passkeys/verify-passkey.ts';

export type SecondFactorDeps = Pick<
  AccountsDeps,
  'db' | 'clock' | 'ids' | 'twoFactorCipher' | 'passkeys' | 'twoFactorFor'
>;

/** What a signed-in person proves with that they have the second factor as well. */
export interface SecondFactor {
  /** Of an authenticator, a recovery code, or a passkey’s answer; none from who has no second factor. */
  code?: string | Assertion | undefined;
  /** The address that asked. */
  from: string;
}
