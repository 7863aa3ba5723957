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
  /** Whoever runs the machine, by a command (P947). */
  isOperator?: true;
}

/** Decides where nobody has to: who disputes a payment is banned (P215). */
export const RULE: Judge = { id: null, from: null };

/** Decides where staff cannot: about an owner whose account was stolen, say. */
export const OPERATOR: Judge = { id: null, from: null, isOperator: true };
