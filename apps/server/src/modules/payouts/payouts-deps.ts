import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Cipher } from '../../platform/cipher.ts';
import type { Ledger } from '../ledger/index.ts';

export interface PayoutsDeps extends BaseDeps {
  ledger: Ledger;
  /** Seals the accounts that creators are paid to. */
  payoutCipher: Cipher;
  /** Opens the secrets of authenticators, to ask for a second factor. */
  twoFactorCipher: Cipher;
}
