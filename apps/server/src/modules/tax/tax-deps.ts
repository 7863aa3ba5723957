import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Cipher } from '../../platform/cipher.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import type { SecondFactorDeps } from '../accounts/index.ts';
import type { Ledger } from '../ledger/index.ts';

/** What remitting needs, of whichever tax. */
export interface RemittingDeps extends BaseDeps {
  ledger: Ledger;
}

export interface TaxDeps extends RemittingDeps, SecondFactorDeps {
  mail: Mail;
  publicUrl: string;
  /** Seals who creators are to the tax office. */
  taxCipher: Cipher;
}
