import type { CallInput, Calls, Language, Saying } from '@likha/contract';
import { MINIMUM_AGE_YEARS } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import { refuseSpam } from '../../reviews/index.ts';
import { findReferrer, isEmailTaken } from '../accounts.queries.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { SessionRequest } from '../sessions/sessions.ts';
import { checkNewPassword } from '../sign-in/password.ts';
import { ageInYears, philippineDay } from './age.ts';
import { consumeCaptcha } from './consume-captcha.ts';
import { createAccount, emailTaken } from './create-account.ts';
import { isDemoEmail } from './demo-people.ts';
import { checkName } from './full-name.ts';

export type Registration = CallInput<Calls['register']>['body'];

interface ReferralLink {
  /** The creator whose link the browser remembers. */
  id: string | null;
  /** The creator whom the address names. */
  username: string | undefined;
}

const OLDEST_YEARS = 120;

/**
 * Registers a person and signs them in. Checks in one order (P56): fields, age, captcha; then whether
 * the email address is free.
 * @param link whose referral link led here (P22)
 * @param asked from which address and browser, and in which language
 * @returns the person's id and what opens their session.
 */
export async function registerAccount(
  deps: AccountsDeps,
  body: Registration,
  link: ReferralLink,
  asked: SessionRequest & { language: Language },
) {
  const now = deps.clock.now();
  checkName(body.full_name);
  await checkNewPassword(body.password, {
    personal: [body.email, body.full_name],
    isDemo: deps.isDemo,
  });
  checkDomain(deps, body.email);
  checkAge(body.date_of_birth, philippineDay(now));
  await consumeCaptcha(deps, body.recaptcha_token, now);
  await refuseSpam(deps, { type: 'name', authorId: null, fields: { full_name: body.full_name } });
  if (await isEmailTaken(deps.db, body.email, { now })) throw emailTaken();
  const referrer = body.user_type === 'creator' ? await referrerOf(deps, link) : null;
  const account = await createAccount(deps, { ...body, referrer, confirmIn: asked.language, request: asked });
  await recordSecurityEvent(deps, deps.db, { kind: 'registered', userId: account.userId, from: asked.from });
  return account;
}

/** The link that was followed first counts; what the address says counts where none is remembered, or leads to nobody. */
async function referrerOf(
  { db, clock }: AccountsDeps,
  { id, username }: ReferralLink,
): Promise<string | null> {
  const now = clock.now();
  const first = id && (await findReferrer(db, { id }, now));
  return first || (username ? findReferrer(db, { username }, now) : null);
}

function checkDomain({ isDemo }: AccountsDeps, email: string): void {
  if (isDemo || !isDemoEmail(email)) return;
  throw new AppError('validation_failed', { detail: emailOfDemo, errors: { email: emailOfDemo } });
}

const emailOfDemo: Saying = (language) => accountsTexts[language].emailInvalid;
const birthdayNeeded: Saying = (language) => accountsTexts[language].birthday;
const tooYoung: Saying = (language) => accountsTexts[language].tooYoung({ age: MINIMUM_AGE_YEARS });

function checkAge(dateOfBirth: string, today: string): void {
  const age = ageInYears(dateOfBirth, today);
  if (age < 0 || age > OLDEST_YEARS)
    throw new AppError('validation_failed', {
      detail: birthdayNeeded,
      errors: { date_of_birth: birthdayNeeded },
    });
  if (age < MINIMUM_AGE_YEARS)
    throw new AppError('age_restricted', {
      detail: tooYoung,
      errors: { date_of_birth: tooYoung },
    });
}
