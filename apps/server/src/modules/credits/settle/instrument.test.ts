import { expect, it } from 'vitest';
import { mayPayWith } from './instrument.ts';

const known = { others: 0, isKnownOfPayer: false, isBarred: false };

it.each([
  ['for a first account', known, true],
  ['for the last that is allowed', { ...known, others: 2 }, true],
  ['not for one more', { ...known, others: 3 }, false],
  [
    'for one that it has paid for before, however many others there are',
    { ...known, others: 9, isKnownOfPayer: true },
    true,
  ],
  ['not after a ban or a lost dispute of another', { ...known, isKnownOfPayer: true, isBarred: true }, false],
])('pays %s', (_what, instrument, may) => {
  expect(mayPayWith(instrument, 3)).toBe(may);
});
