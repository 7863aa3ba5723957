import { expect, it } from 'vitest';
import { couponCode } from './late-limits.ts';

it.each([
  ['maligayang-pasko', 'MALIGAYANG-PASKO'],
  ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRST'],
  ['  tipid-20', 'TIPID-20'],
  // A letter that becomes two in capitals.
  [`${'a'.repeat(19)}ßb`, `${'A'.repeat(19)}S`],
])('keeps of %s what a code can have', (text, code) => {
  expect(couponCode(text)).toBe(code);
});
