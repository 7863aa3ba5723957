import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Cipher } from '../../platform/cipher.ts';
import type { SecondFactorDeps } from '../accounts/index.ts';
import type { Ledger } from '../ledger/index.ts';

export interface PayoutsDeps extends BaseDeps, SecondFactorDeps {
  ledger: Ledger;
  /** Seals the accounts that creators are paid to. */
  payoutCipher: Cipher;
}
