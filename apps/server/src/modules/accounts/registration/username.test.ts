import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReservedUsername, usernameCandidate, usernameFrom } from './username.ts';

const USERNAME = /^[a-z0-9_]{3,30}$/;

describe('a username', () => {
  it.each([
    ['María dela Cruz', 'maria_dela_cruz'],
    ['José Ñoño-Peña Jr.', 'jose_nono_pena_jr'],
    ['  ANA  ', 'ana'],
    ['Jo', 'kaibigan_jo'],
    ['李 X', 'kaibigan_x'],
    ['李小龍', 'kaibigan'],
    ['💃', 'kaibigan'],
    ['Admin', 'admin_ph'],
    ['Buy Credits', 'buy_credits_ph'],
    ['Likha', 'likha_ph'],
    ['ﬁlipina', 'filipina'],
    ['A name that is much longer than thirty letters', 'a_name_that_is_much_longer_tha'],
  ])('made of "%s" is %s', (name, username) => {
    expect(usernameFrom(name)).toBe(username);
  });

  it('is made of any name at all, fits, and is never reserved, whichever try it is', () => {
    const names = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom('admin', 'API', 'media test', 'credit history', 'Support', 'new', '__models__'),
    );
    fc.assert(
      fc.property(names, fc.oneof(fc.integer({ min: 1, max: 300 }), fc.nat(0xffffffff)), (name, attempt) => {
        const username = usernameCandidate(usernameFrom(name), attempt);
        expect(username).toMatch(USERNAME);
        expect(isReservedUsername(username)).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });

  it('gets a number when it is taken, within its length', () => {
    expect([1, 2, 13].map((attempt) => usernameCandidate('ana', attempt))).toEqual(['ana', 'ana2', 'ana13']);
    expect(usernameCandidate('x'.repeat(30), 120)).toBe(`${'x'.repeat(27)}120`);
  });
});
