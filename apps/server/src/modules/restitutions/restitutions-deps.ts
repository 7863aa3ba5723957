import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import type { Ledger } from '../ledger/index.ts';

export interface RestitutionsDeps extends BaseDeps {
  ledger: Ledger;
  mail: Mail;
  /** Without a trailing slash. */
  publicUrl: string;
}
