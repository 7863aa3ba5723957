import { expect, it } from 'vitest';
import { endingOf, maskedTin } from './tin.ts';

it('of a TIN its last three digits and its branch are shown', () => {
  expect(maskedTin(endingOf('12345678900012'))).toBe('•••-•••-789-00012');
});
