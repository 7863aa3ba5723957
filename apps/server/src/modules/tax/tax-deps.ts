import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Cipher } from '../../platform/cipher.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import type { SecondFactorDeps } from '../accounts/index.ts';
import type { Ledger } from '../ledger/index.ts';

export interface TaxDeps extends BaseDeps, SecondFactorDeps {
  ledger: Ledger;
  mail: Mail;
  publicUrl: string;
  /** Seals who creators are to the tax office. */
  taxCipher: Cipher;
}
