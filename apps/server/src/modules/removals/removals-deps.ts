import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Captcha } from '../../providers/captcha/captcha.ts';
import type { Mail } from '../../providers/mail/mail.ts';

export interface RemovalsDeps extends BaseDeps {
  captcha: Captcha;
}

export interface RemovalsMailDeps extends BaseDeps {
  mail: Mail;
}
