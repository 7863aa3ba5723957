import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Captcha } from '../../providers/captcha/captcha.ts';
import type { Mail } from '../../providers/mail/mail.ts';

export interface ContactDeps extends BaseDeps {
  captcha: Captcha;
  mail: Mail;
  /** Who is told of each message; null where nobody is. */
  contactEmail: string | null;
}
