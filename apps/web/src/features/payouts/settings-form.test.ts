import { expect, it } from 'vitest';
import { bodyOf, valuesOf } from './settings-form.ts';

it('sends the fields of the way that was chosen alone', () => {
  const values = {
    ...valuesOf(null),
    gcash_number: '0917 123 4567',
    bank_name: 'BPI',
    bank_account_name: 'Luna Santos',
    bank_account_number: '1234567890',
  };
  expect(bodyOf(values)).toEqual({ method: 'gcash', gcash_number: '0917 123 4567' });
  expect(bodyOf({ ...values, method: 'bank_transfer' })).toEqual({
    method: 'bank_transfer',
    bank_name: 'BPI',
    bank_account_name: 'Luna Santos',
    bank_account_number: '1234567890',
  });
});

it('begins with what was saved', () => {
  const none = { bank_name: null, bank_account_name: null, bank_account_number: null, usable_at: null };
  expect(valuesOf({ method: 'gcash', gcash_number: '09171234567', ...none })).toMatchObject({
    method: 'gcash',
    gcash_number: '09171234567',
    bank_name: '',
  });
});

it('sends a passkey’s answer in the place of a code', () => {
  const answer = { id: 'p' } as unknown as NonNullable<Parameters<typeof bodyOf>[1]>;
  const values = { ...valuesOf(null), gcash_number: '09171234567', code: ' 123456 ' };
  expect(bodyOf(values)).toMatchObject({ code: '123456' });
  expect(bodyOf(values, answer)).toMatchObject({ code: answer });
});
