import { EMAIL_CHARACTERS, FULL_NAME_CHARACTERS, MINIMUM_AGE_YEARS, PASSWORD } from '@likha/contract/limits';
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

/** One thing that is wrong: what its field says, and what a toast says where it is the first. */
export interface Problem {
  field: keyof RegistrationValues;
  words: string;
  toast: Words;
}

interface Words {
  title: string;
  text: string;
}

/** All that is wrong, in the order of P56: passwords, age, boxes; then the fields as they stand on the screen. */
export function registrationProblems(values: RegistrationValues, today: Date, t: AccountsTexts): Problem[] {
  return [
    ...mismatch(values, t),
    ...youth(values, today, t),
    ...withoutConsent(values, t),
    ...wrongFields(values, t).map(([field, words]) => fieldProblem(field, words, t)),
  ];
}

/** A problem that only its field has words for. */
export function fieldProblem(field: Problem['field'], words: string, t: AccountsTexts): Problem {
  return { field, words, toast: { title: t.lookAgain, text: words } };
}

/** What to say beside each field: the first problem of it. */
export function wordsByField(problems: readonly Problem[]): Record<string, string> {
  return Object.fromEntries([...problems].reverse().map(({ field, words }) => [field, words]));
}

function mismatch({ password, confirm_password: again }: RegistrationValues, t: AccountsTexts): Problem[] {
  if (password === again) return [];
  const words = again === '' ? t.passwordAgain : t.mismatchText;
  return [{ field: 'confirm_password', words, toast: { title: t.mismatchTitle, text: t.mismatchText } }];
}

/** Nobody is called too young for a date that is not there yet. */
function youth({ date_of_birth: born }: RegistrationValues, today: Date, t: AccountsTexts): Problem[] {
  if (born === '' || ageOn(born, today) >= MINIMUM_AGE_YEARS) return [];
  const text = t.ageText({ age: MINIMUM_AGE_YEARS });
  return [{ field: 'date_of_birth', words: text, toast: { title: t.ageTitle, text } }];
}

function withoutConsent(values: RegistrationValues, t: AccountsTexts): Problem[] {
  const toast = { title: t.agreementTitle, text: t.agreementText };
  return (['isAdult', 'hasAgreed'] as const)
    .filter((box) => !values[box])
    .map((field) => ({ field, words: t.agreementText, toast }));
}

function wrongFields(values: RegistrationValues, t: AccountsTexts): [Problem['field'], string][] {
  const { full_name, email, date_of_birth: born, password, confirm_password: again } = values;
  const found: [Problem['field'], string | null][] = [
    ['full_name', wrongText(full_name, t.nameRequired, FULL_NAME_CHARACTERS, t)],
    ['email', wrongText(email, t.emailRequired, EMAIL_CHARACTERS, t) ?? wrongAddress(email, t)],
    ['date_of_birth', born === '' ? t.birthdayRequired : null],
    ['password', wrongPassword(password, t)],
    ['confirm_password', again === '' ? t.passwordAgain : null],
  ];
  return found.flatMap(([field, words]) => (words === null ? [] : [[field, words]]));
}

function wrongText(text: string, required: string, max: number, t: AccountsTexts): string | null {
  const { length } = text.trim();
  if (length === 0) return required;
  return length > max ? t.atMostCharacters({ count: max }) : null;
}

/** Looks for what everybody forgets; the server judges the rest. */
function wrongAddress(email: string, t: AccountsTexts): string | null {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email.trim()) ? null : t.emailInvalid;
}

function wrongPassword(password: string, t: AccountsTexts): string | null {
  if (password === '') return t.passwordRequired;
  if (password.length < PASSWORD.min) return t.tooShort({ count: PASSWORD.min });
  return password.length > PASSWORD.max ? t.atMostCharacters({ count: PASSWORD.max }) : null;
}
