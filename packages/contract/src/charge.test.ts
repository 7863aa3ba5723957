import { describe, expect, it } from 'vitest';
import { chargeOf, formatCharge } from './charge.ts';

describe('what a card is charged in another currency', () => {
  it.each([
    [50_000, 5_480, 913],
    [10_000, 5_480, 183],
    // Exactly, and one centavo to either side of it.
    [54_800, 5_480, 1_000],
    [54_801, 5_480, 1_001],
    [54_799, 5_480, 1_000],
    [100, 5_480, 2],
    [1, 100, 1],
    [999_999_999, 100_000, 1_000_000],
  ])('%d centavos at %d are %d', (centavos, rate, minor) => {
    expect(chargeOf(centavos, rate)).toBe(minor);
  });

  it('is never less than the pesos are worth, and less than one hundredth more', () => {
    for (let centavos = 1; centavos < 60_000; centavos += 37)
      for (const rate of [100, 137, 5_479, 5_480, 5_481, 99_999]) {
        const worth = centavos * 100;
        const charged = chargeOf(centavos, rate) * rate;
        expect(charged >= worth && charged < worth + rate, `${centavos} at ${rate}`).toBe(true);
      }
  });

  it('is written with the sign of its currency', () => {
    expect(formatCharge(9.13, 'USD')).toBe('US$9.13');
    expect(formatCharge(1234.5, 'NOK')).toBe('NOK 1,234.50');
    expect(formatCharge(-9.13, 'USD')).toBe('−US$9.13');
  });
});
