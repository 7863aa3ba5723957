import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import type { AppealTokens } from '../accounts/index.ts';

export interface AppealsDeps extends BaseDeps {
  appealTokens: AppealTokens;
}

export interface AppealsMailDeps extends BaseDeps {
  mail: Mail;
}
