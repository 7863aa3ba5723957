import { describe, expect, it } from 'vitest';
import { vatOf } from './vat-of.ts';

describe('the VAT within a share', () => {
  it.each([
    ['twelve of a hundred and twelve', 1_200, 11_200, 1_200],
    ['cut, not rounded up', 1_200, 11_209, 1_200],
    ['nothing of less than a centavo', 1_200, 9, 0],
    ['nothing of nothing', 1_200, 0, 0],
    ['as much of what goes back', 1_200, -11_209, -1_200],
    ['never below zero by nothing', 1_200, -9, 0],
    ['exact where floating numbers are not', 3_333, 9_007_199_254_740_991, 2_251_630_924_476_991],
  ])('is %s', (_what, rate, share, vat) => {
    expect(vatOf(rate, share)).toBe(vat);
  });
});
