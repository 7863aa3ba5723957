import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, isReferralActive, splitSpend } from './split.ts';

const rule = fc
  .tuple(fc.integer({ min: 1, max: 100 }), fc.nat(100))
  .filter(([creator, affiliate]) => creator + affiliate <= 100)
  .map(([creatorPercent, affiliatePercent]) => ({ creatorPercent, affiliatePercent }));
const value = fc.integer({ min: 1, max: 100_000_000 });
const left = fc.oneof(fc.constant(0), fc.nat(30_000_000));

describe('the split of a spend', () => {
  it('never creates or loses a centavo, takes from nobody and never exceeds what the affiliate may still get', () => {
    fc.assert(
      fc.property(value, rule, left, (spent, percents, affiliateMay) => {
        const { creatorCentavos, affiliateCentavos, platformCentavos } = splitSpend(
          spent,
          percents,
          affiliateMay,
        );
        expect(creatorCentavos + affiliateCentavos + platformCentavos).toBe(spent);
        expect(Math.min(creatorCentavos, affiliateCentavos, platformCentavos)).toBeGreaterThanOrEqual(0);
        expect(affiliateCentavos).toBeLessThanOrEqual(affiliateMay);
      }),
      { numRuns: 2000 },
    );
  });

  it('gives the creator the same whether or not somebody referred them, and rounds down', () => {
    fc.assert(
      fc.property(value, rule, left, (spent, percents, affiliateMay) => {
        const share = splitSpend(spent, percents, affiliateMay).creatorCentavos;
        expect(share).toBe(splitSpend(spent, percents, 0).creatorCentavos);
        expect(BigInt(share)).toBe((BigInt(spent) * BigInt(percents.creatorPercent)) / 100n);
      }),
    );
  });

  it.each([
    [10_000, 0, [7000, 0, 3000]],
    [10_000, 1_000_000, [7000, 1000, 2000]],
    [10_000, 300, [7000, 300, 2700]],
    [9999, 1_000_000, [6999, 999, 2001]],
    [1, 1_000_000, [0, 0, 1]],
  ])('of %d centavos with %d left for the affiliate is %j', (spent, may, parts) => {
    const split = splitSpend(spent, { creatorPercent: 70, affiliatePercent: 10 }, may);
    expect([split.creatorCentavos, split.affiliateCentavos, split.platformCentavos]).toEqual(parts);
  });
});

describe('a referral', () => {
  const startedAt = new Date('2025-06-15T04:00:00Z');
  const at = (moment: string, spent = 5000) =>
    isReferralActive(
      { startedAt, validityMonths: 12, minTransactionCentavos: 5000 },
      spent,
      new Date(moment),
    );

  it('earns for twelve months to the moment', () => {
    expect(at('2026-06-15T03:59:59.999Z')).toBe(true);
    expect(at('2026-06-15T04:00:00.000Z')).toBe(false);
  });

  it('earns from sales of ₱50 and more only', () => {
    expect(at('2025-07-01T00:00:00Z', 4999)).toBe(false);
    expect(at('2025-07-01T00:00:00Z', 5000)).toBe(true);
  });

  it('that began on a day which the last month lacks ends on that month’s last day', () => {
    expect(addMonths(new Date('2024-02-29T05:00:00Z'), 12).toISOString()).toBe('2025-02-28T05:00:00.000Z');
    expect(addMonths(new Date('2026-01-31T00:00:00Z'), 1).toISOString()).toBe('2026-02-28T00:00:00.000Z');
    expect(addMonths(new Date('2025-06-15T04:00:00Z'), 12).toISOString()).toBe('2026-06-15T04:00:00.000Z');
  });
});
