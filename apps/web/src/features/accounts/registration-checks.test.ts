import { describe, expect, it } from 'vitest';
import { accountsTexts } from './accounts.texts.generated.ts';
import { type RegistrationValues, registrationProblems, wordsByField } from './registration-checks.ts';

const today = new Date(2026, 4, 20);
const good: RegistrationValues = {
  full_name: 'Luna Reyes',
  email: 'luna@example.ph',
  password: 'mangga-at-bagoong',
  confirm_password: 'mangga-at-bagoong',
  date_of_birth: '1999-02-03',
  user_type: 'fan',
  isAdult: true,
  hasAgreed: true,
};
const nothing: RegistrationValues = {
  full_name: ' ',
  email: '',
  password: '',
  confirm_password: '',
  date_of_birth: '',
  user_type: 'fan',
  isAdult: false,
  hasAgreed: false,
};

const problemsOf = (values: Partial<RegistrationValues>) =>
  registrationProblems({ ...good, ...values }, today, accountsTexts.en);
const toastOf = (values: Partial<RegistrationValues>) => problemsOf(values)[0]?.toast.title;
const wordsOf = (values: Partial<RegistrationValues>) => wordsByField(problemsOf(values));

describe('what is wrong with a sign-up', () => {
  it('is nothing when all is right', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('is said at every field at once', () => {
    expect(wordsOf(nothing)).toEqual({
      full_name: 'Full name is required',
      email: 'Email is required',
      date_of_birth: 'Enter your date of birth',
      password: 'Password is required',
      confirm_password: 'Type the password again',
      isAdult: 'Please accept all terms and conditions',
      hasAgreed: 'Please accept all terms and conditions',
    });
    const wrong = {
      email: 'luna@',
      password: 'short',
      date_of_birth: '2015-01-01',
      full_name: 'x'.repeat(81),
    };
    expect(wordsOf(wrong)).toEqual({
      full_name: 'At most 80 characters',
      email: 'Enter a valid email address',
      date_of_birth: 'You must be 18 or older to register',
      password: 'Use at least 10 characters',
      confirm_password: 'Passwords do not match',
    });
  });

  it('begins with what comes first in P56', () => {
    const wrong = { ...nothing, password: 'a', confirm_password: 'x', date_of_birth: '2015-01-01' };
    expect(toastOf(wrong)).toBe('Password Mismatch');
    expect(toastOf({ ...wrong, confirm_password: 'a' })).toBe('Age Restriction');
    expect(toastOf(nothing)).toBe('Agreement Required');
    expect(toastOf({ ...nothing, isAdult: true, hasAgreed: true })).toBe('Some fields need another look');
    expect(problemsOf({ email: '' })[0]?.toast.text).toBe('Email is required');
  });

  it.each(['luna', 'luna@', '@example.ph', 'luna@example', 'lu na@example.ph', 'luna@example.'])(
    'asks for another address than %s',
    (email) => {
      expect(wordsOf({ email })).toEqual({ email: 'Enter a valid email address' });
    },
  );

  it('takes an address with spaces around it, which are not sent', () => {
    expect(problemsOf({ email: ' luna.reyes+fan@mail.example.com.ph ' })).toEqual([]);
  });
});
