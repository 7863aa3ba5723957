import { MINIMUM_AGE_YEARS, PASSWORD } from '@likha/contract/limits';
import { ageOn } from '../../lib/age.ts';
import type { AccountsTexts } from './accounts.texts.generated.ts';

export interface RegistrationValues {
  full_name: string;
  email: string;
  password: string;
  confirm_password: string;
  date_of_birth: string;
  user_type: 'fan' | 'creator';
  isAdult: boolean;
  hasAgreed: boolean;
}

export interface Refusal {
  title: string;
  text: string;
  field?: keyof RegistrationValues;
}

/** The fields that are still empty, with what to say beside each. */
export function emptyFields(
  values: RegistrationValues,
  t: AccountsTexts,
): Partial<Record<keyof RegistrationValues, string>> {
  const needed: [keyof RegistrationValues, string][] = [
    ['full_name', t.nameRequired],
    ['email', t.emailRequired],
    ['password', t.passwordRequired],
    ['confirm_password', t.passwordAgain],
    ['date_of_birth', t.birthdayRequired],
  ];
  return Object.fromEntries(needed.filter(([field]) => String(values[field]).trim() === ''));
}

/** The first thing wrong, in one order (P56): passwords, age, boxes, captcha; then the length. */
export function firstRefusal(
  values: RegistrationValues,
  hasCaptcha: boolean,
  today: Date,
  t: AccountsTexts,
): Refusal | null {
  if (values.password !== values.confirm_password)
    return { title: t.mismatchTitle, text: t.mismatchText, field: 'confirm_password' };
  if (!(ageOn(values.date_of_birth, today) >= MINIMUM_AGE_YEARS))
    return {
      title: t.ageTitle,
      text: t.ageText({ age: MINIMUM_AGE_YEARS }),
      field: 'date_of_birth',
    };
  if (!values.isAdult || !values.hasAgreed)
    return {
      title: t.agreementTitle,
      text: t.agreementText,
      field: values.isAdult ? 'hasAgreed' : 'isAdult',
    };
  if (!hasCaptcha) return { title: t.captchaTitle, text: t.captchaText };
  if (values.password.length < PASSWORD.min)
    return {
      title: t.registrationFailed,
      text: t.tooShort({ count: PASSWORD.min }),
      field: 'password',
    };
  return null;
}
