import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import type { DeclaredVersions } from './legal-versions.ts';

export interface LegalDeps extends BaseDeps {
  /** The versions of the documents that this release has. */
  legalVersions: DeclaredVersions;
}

export interface LegalMailDeps extends LegalDeps {
  mail: Mail;
  publicUrl: string;
}
