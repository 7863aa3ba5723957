import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centavosFromDecimal,
  centavosFromPesos,
  creditsForCentavos,
  decimalPesos,
  formatCredits,
  formatPesos,
  pesosFromCentavos,
} from './money.ts';

const centavos = fc.integer({ min: 0, max: 99_999_999_999 });

describe('pesos', () => {
  it('become centavos and pesos again without losing one', () => {
    fc.assert(
      fc.property(centavos, (amount) => {
        expect(centavosFromPesos(pesosFromCentavos(amount))).toBe(amount);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [0, 0],
    [0.1, 10],
    [0.29, 29],
    [1.1, 110],
    [12.5, 1250],
    [4.35, 435],
    [1_000_000_000, 100_000_000_000],
  ])('₱%d is %d centavos', (pesos, expected) => {
    expect(centavosFromPesos(pesos)).toBe(expected);
  });

  it.each([0.001, 1.005, -1, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY, 0.1 + 0.2])(
    '%d is no amount of money',
    (pesos) => {
      expect(centavosFromPesos(pesos)).toBeNull();
    },
  );

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [123450, '1234.50'],
    [-7, '-0.07'],
  ])('%d centavos are written %s', (amount, written) => {
    expect(decimalPesos(amount)).toBe(written);
  });

  it('are read back from what a provider was asked for', () => {
    fc.assert(
      fc.property(centavos, (amount) => {
        expect(centavosFromDecimal(decimalPesos(amount))).toBe(amount);
      }),
    );
  });

  it.each([
    ['1234', 123_400],
    ['1234.5', 123_450],
    ['999999999999.99', 99_999_999_999_999],
  ])('%j is %d centavos', (text, expected) => expect(centavosFromDecimal(text)).toBe(expected));

  it.each([
    '',
    '.50',
    '1.',
    '1.234',
    '-1.00',
    '1e3',
    '1,000.00',
    ' 1.00',
    '1.00\n',
    '9999999999999.99',
    'NaN',
  ])('%j is no amount of money', (text) => expect(centavosFromDecimal(text)).toBeNull());

  it.each([
    [1234.5, '₱1,234.50'],
    [0, '₱0.00'],
    [-1234.5, '−₱1,234.50'],
    [-0.001, '₱0.00'],
    [Number.NaN, '₱0.00'],
    [null, '₱0.00'],
    [undefined, '₱0.00'],
  ])('%s is shown as %s', (pesos, shown) => {
    expect(formatPesos(pesos)).toBe(shown);
  });
});

describe('credits', () => {
  it('for a price are rounded up, and never by a whole credit', () => {
    fc.assert(
      fc.property(centavos, fc.integer({ min: 1, max: 10_000 }), (price, rate) => {
        const credits = creditsForCentavos(price, rate);
        expect(credits * rate).toBeGreaterThanOrEqual(price);
        expect((credits - 1) * rate).toBeLessThan(price);
      }),
    );
  });

  it('are counted in words', () => {
    expect([1, 0, 1234, -1, -1234].map(formatCredits)).toEqual([
      '1 credit',
      '0 credits',
      '1,234 credits',
      '−1 credit',
      '−1,234 credits',
    ]);
  });
});
