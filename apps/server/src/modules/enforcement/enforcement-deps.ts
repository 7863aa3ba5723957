import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import type { AppealTokens } from '../accounts/index.ts';

/** What the jobs that write to people need. */
export interface EnforcementMailDeps extends BaseDeps {
  mail: Mail;
  appealTokens: AppealTokens;
  publicUrl: string;
}

/** Who decides, and from which address they ask; neither where a rule of the product does. */
export interface Judge {
  id: string | null;
  from: string | null;
}

/** Decides where nobody has to: who disputes a payment is banned (P215). */
export const RULE: Judge = { id: null, from: null };
