import { CUSTOM_CREDITS } from '@likha/contract/late-limits';
import { CREDIT_PACKS } from '@likha/contract/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AskedPurchase, type PriceList, quotePurchase } from './quote.ts';

const at = (rate: number): PriceList => ({
  centavos_per_credit: rate,
  packs: CREDIT_PACKS.map(({ id, credits, bonus }) => ({ id, credits, bonus })),
  custom_credits_min: CUSTOM_CREDITS.min,
  custom_credits_max: CUSTOM_CREDITS.max,
});

function custom(creditAmount: number, changes: Partial<AskedPurchase> = {}, rate = 100): AskedPurchase {
  const centavos = creditAmount * rate;
  return { creditAmount, originalCentavos: centavos, finalCentavos: centavos, packageId: null, ...changes };
}

describe('a quote', () => {
  it.each(CREDIT_PACKS)('of the $name pack is base × rate for base plus bonus, named or not', (pack) => {
    for (const rate of [1, 100, 137, 10_000]) {
      const centavos = pack.credits * rate;
      const asked = {
        creditAmount: pack.credits + pack.bonus,
        originalCentavos: centavos,
        finalCentavos: centavos,
      };
      const quote = {
        packageId: pack.id,
        baseCredits: pack.credits,
        bonusCredits: pack.bonus,
        originalCentavos: centavos,
        finalCentavos: centavos,
      };
      expect(quotePurchase({ ...asked, packageId: null }, at(rate))).toEqual({ kind: 'quoted', quote });
      expect(quotePurchase({ ...asked, packageId: pack.id }, at(rate))).toEqual({ kind: 'quoted', quote });
    }
  });

  it.each([
    [9, 'below_minimum'],
    [10, 'quoted'],
    [10_000, 'quoted'],
    [10_001, 'above_maximum'],
  ])('of %d custom credits is %s', (credits, kind) => {
    expect(quotePurchase(custom(credits), at(100)).kind).toBe(kind);
  });

  it('of a custom amount earns no bonus, also when it is as large as a pack', () => {
    const result = quotePurchase(custom(550), at(100));
    expect(result).toMatchObject({
      kind: 'quoted',
      quote: { packageId: null, baseCredits: 550, bonusCredits: 0 },
    });
  });

  it('of a pack that does not exist is refused', () => {
    expect(quotePurchase(custom(100, { packageId: 'gold' }), at(100)).kind).toBe('unknown_package');
  });

  it('with figures that disagree carries the right ones', () => {
    const right = { baseCredits: 500, bonusCredits: 50, originalCentavos: 60_000, finalCentavos: 60_000 };
    const stale = {
      creditAmount: 550,
      originalCentavos: 50_000,
      finalCentavos: 50_000,
      packageId: 'popular',
    };
    expect(quotePurchase(stale, at(120))).toMatchObject({ kind: 'price_changed', quote: right });
    for (const change of [{ creditAmount: 551 }, { finalCentavos: 59_999 }, { originalCentavos: 60_001 }]) {
      const asked = {
        creditAmount: 550,
        originalCentavos: 60_000,
        finalCentavos: 60_000,
        packageId: 'popular',
      };
      expect(quotePurchase({ ...asked, ...change }, at(120))).toMatchObject({
        kind: 'price_changed',
        quote: right,
      });
    }
  });

  it('never gives more credits or asks less than the server’s own figures, whatever is asked', () => {
    const asked = fc.record({
      creditAmount: fc.integer({ min: 1, max: 1_000_000 }),
      originalCentavos: fc.nat(1_000_000_00),
      finalCentavos: fc.nat(1_000_000_00),
      packageId: fc.constantFrom(null, 'starter', 'mega', 'nothing'),
    });
    fc.assert(
      fc.property(asked, fc.integer({ min: 1, max: 10_000 }), (wish, rate) => {
        const result = quotePurchase(wish, at(rate));
        if (result.kind !== 'quoted') return;
        const { baseCredits, bonusCredits, packageId, finalCentavos } = result.quote;
        expect(finalCentavos).toBe(baseCredits * rate);
        expect(bonusCredits).toBe(CREDIT_PACKS.find(({ id }) => id === packageId)?.bonus ?? 0);
        expect(wish).toMatchObject({ creditAmount: baseCredits + bonusCredits, finalCentavos });
      }),
      { numRuns: 1000 },
    );
  });
});
