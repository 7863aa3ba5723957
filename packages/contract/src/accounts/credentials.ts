import { z } from 'zod';
import { says } from '../field-problem.ts';
import { EMAIL_CHARACTERS, PASSWORD } from '../limits.ts';
import { passkeyAssertion } from './passkey-answers.ts';

/** What people prove by who they are, as more than one call takes it. */
export const email = z
  .string(says('email_required'))
  .trim()
  .min(1, { error: says('email_required'), abort: true })
  .max(EMAIL_CHARACTERS, says('at_most_characters'))
  .pipe(z.email(says('email_invalid')))
  .transform((value) => value.toLowerCase());

/** A password that is chosen; whether it can be guessed the server judges (P90). */
export const newPassword = z
  .string(says('password_required'))
  .min(PASSWORD.min, says('password_too_short'))
  .max(PASSWORD.max, says('at_most_characters'));

/** A password that is checked. */
export const password = z
  .string(says('password_required'))
  .min(1, says('password_required'))
  .max(PASSWORD.max, says('at_most_characters'));

/** Null, as a form has it before it is solved, is none. */
export const captchaToken = z.string().max(4000).nullish();

/** What stands behind `#` in a link that was mailed. */
export const linkToken = z.string(says('needed')).regex(/^[A-Za-z0-9_-]{20,100}$/, says('wrong_form'));

/** Six digits of an authenticator, or a recovery code; spaces and hyphens are of no account. */
export const secondFactor = z.string(says('code_needed')).trim().min(1, says('code_needed')).max(40);

/** The same of who is signed in, or a passkey in its place (P341). */
export const ownSecondFactor = z.union([secondFactor, passkeyAssertion], says('code_needed'));

/** What the proof is refused for. */
export const FACTOR_WRONG = ['two_factor_wrong', 'passkey_refused'] as const;
/** The same, where it is asked for only of who has two factors on. */
export const FACTOR_REFUSALS = ['two_factor_required', ...FACTOR_WRONG] as const;

/** Asked for only of who has two factors on. */
export const askedSecondFactor = ownSecondFactor
  .optional()
  .describe('Of an authenticator, a recovery code, or a passkey’s answer; needed by who has two factors on');
