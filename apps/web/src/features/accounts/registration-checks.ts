import { MINIMUM_AGE_YEARS, PASSWORD } from '@likha/contract/limits';
import { ageOn } from '../../lib/age.ts';

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

export const CAPTCHA_FAILED = {
  title: 'Verification Error',
  text: 'reCAPTCHA verification failed. Please try again.',
};

const NEEDED: [keyof RegistrationValues, string][] = [
  ['full_name', 'Full name is required'],
  ['email', 'E-mail is required'],
  ['password', 'Password is required'],
  ['confirm_password', 'Type the password again'],
  ['date_of_birth', 'Enter your date of birth'],
];

/** The fields that are still empty, with what to say beside each. */
export function emptyFields(values: RegistrationValues): Partial<Record<keyof RegistrationValues, string>> {
  return Object.fromEntries(NEEDED.filter(([field]) => String(values[field]).trim() === ''));
}

/** The first thing wrong, in one order (P56): passwords, age, boxes, captcha; then the length. */
export function firstRefusal(values: RegistrationValues, hasCaptcha: boolean, today: Date): Refusal | null {
  if (values.password !== values.confirm_password)
    return { title: 'Password Mismatch', text: 'Passwords do not match', field: 'confirm_password' };
  if (!(ageOn(values.date_of_birth, today) >= MINIMUM_AGE_YEARS))
    return {
      title: 'Age Restriction',
      text: `You must be ${MINIMUM_AGE_YEARS} or older to register`,
      field: 'date_of_birth',
    };
  if (!values.isAdult || !values.hasAgreed)
    return {
      title: 'Agreement Required',
      text: 'Please accept all terms and conditions',
      field: values.isAdult ? 'hasAgreed' : 'isAdult',
    };
  if (!hasCaptcha)
    return { title: 'Verification Required', text: 'Please complete the reCAPTCHA verification' };
  if (values.password.length < PASSWORD.min)
    return {
      title: 'Registration Failed',
      text: `Use at least ${PASSWORD.min} characters`,
      field: 'password',
    };
  return null;
}
