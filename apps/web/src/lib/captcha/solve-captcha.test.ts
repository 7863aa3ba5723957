import { expect, it } from 'vitest';
import { expiryOf, tokenOf } from './solve-captcha.ts';

const challenge = { algorithm: 'SHA-256', challenge: 'ab', maxnumber: 10, salt: 's', signature: 'sig' };

it('packs the solution as the server reads it', () => {
  expect(JSON.parse(atob(tokenOf(challenge, 7)))).toEqual({
    algorithm: 'SHA-256',
    challenge: 'ab',
    number: 7,
    salt: 's',
    signature: 'sig',
  });
});

it('reads the expiry from the salt', () => {
  expect(expiryOf('abc?expires=1700000000')).toEqual(new Date(1_700_000_000_000));
  expect(expiryOf('abc?expires=1700000000&')).toEqual(new Date(1_700_000_000_000));
  expect(expiryOf('abc')).toBeNull();
});
