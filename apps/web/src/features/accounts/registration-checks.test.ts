import { describe, expect, it } from 'vitest';
import { accountsTexts } from './accounts.texts.generated.ts';
import { emptyFields, firstRefusal, type RegistrationValues } from './registration-checks.ts';

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

const titleOf = (values: Partial<RegistrationValues>, hasCaptcha = true) =>
  firstRefusal({ ...good, ...values }, hasCaptcha, today, accountsTexts.en)?.title;

describe('firstRefusal', () => {
  it('passes what is right', () => {
    expect(titleOf({})).toBeUndefined();
  });

  it('checks in the order of P56', () => {
    const wrong = { confirm_password: 'x', date_of_birth: '2015-01-01', isAdult: false };
    expect(titleOf(wrong, false)).toBe('Password Mismatch');
    expect(titleOf({ ...wrong, confirm_password: good.password }, false)).toBe('Age Restriction');
    expect(titleOf({ isAdult: false }, false)).toBe('Agreement Required');
    expect(titleOf({ hasAgreed: false }, false)).toBe('Agreement Required');
    expect(titleOf({}, false)).toBe('Verification Required');
    expect(titleOf({ password: 'short', confirm_password: 'short' })).toBe('Registration Failed');
  });

  it('names the field, for the words beside it', () => {
    expect(firstRefusal({ ...good, date_of_birth: '2015-01-01' }, true, today, accountsTexts.en)).toEqual({
      title: 'Age Restriction',
      text: 'You must be 18 or older to register',
      field: 'date_of_birth',
    });
  });
});

it('lists every empty field', () => {
  expect(emptyFields({ ...good, email: ' ', date_of_birth: '' }, accountsTexts.en)).toEqual({
    email: 'E-mail is required',
    date_of_birth: 'Enter your date of birth',
  });
  expect(emptyFields(good, accountsTexts.en)).toEqual({});
});
