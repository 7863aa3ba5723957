import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromDecimalPesos, toDecimalPesos } from './decimal-amount.ts';

const anyCentavos = fc.oneof(fc.nat({ max: 1_000_000 }), fc.maxSafeNat());

describe('amounts as decimal strings', () => {
  test('every amount reads back as itself', () => {
    fc.assert(
      fc.property(anyCentavos, (centavos) => {
        expect(fromDecimalPesos(toDecimalPesos(centavos))).toBe(centavos);
      }),
    );
  });

  test('always two decimals, and no digits but the amount’s own', () => {
    fc.assert(
      fc.property(anyCentavos, (centavos) => {
        const text = toDecimalPesos(centavos);
        expect(text).toMatch(/^(0|[1-9]\d*)\.\d{2}$/);
        expect(BigInt(text.replace('.', ''))).toBe(BigInt(centavos));
      }),
    );
  });

  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [99, '0.99'],
    [100, '1.00'],
    [123_450, '1234.50'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('%i centavos are %s', (centavos, text) => expect(toDecimalPesos(centavos)).toBe(text));

  test('a provider may leave decimals out', () => {
    expect(fromDecimalPesos('1234')).toBe(123_400);
    expect(fromDecimalPesos('1234.5')).toBe(123_450);
  });

  test.each([
    '',
    '.50',
    '1.',
    '1.234',
    '-1.00',
    '1e3',
    '1,000.00',
    ' 1.00',
    '1.00\n',
    '99999999999999.99',
    'NaN',
  ])('%j is not an amount', (text) => expect(fromDecimalPesos(text)).toBeNull());

  test.each([0.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is not centavos', (centavos) =>
    expect(() => toDecimalPesos(centavos)).toThrow(RangeError),
  );
});
