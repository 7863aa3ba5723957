import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Mail } from '../../providers/mail/mail.ts';

export interface StatementsDeps extends BaseDeps {
  publicUrl: string;
  mail: Mail;
}
