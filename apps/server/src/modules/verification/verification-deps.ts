import type { Keys } from '../../platform/keys.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { LegalDeps } from '../legal/index.ts';

export interface VerificationDeps extends LegalDeps {
  storage: Storage;
  mail: Mail;
  publicUrl: string;
  /** Uploads are received here; nothing of a document stays. */
  workFolder: string;
  kycReview: 'auto' | 'manual';
  keysFor(use: string): Keys;
}
