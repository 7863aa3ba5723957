// Nothing is fake here: what a captured purchase grants is arithmetic.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grantOf } from './grant.ts';

const rate = fc.integer({ min: 1, max: 10_000 });
const promise = fc.record({
  baseCredits: fc.integer({ min: 1, max: 100_000 }),
  bonusCredits: fc.nat(100_000),
  finalCentavos: fc.integer({ min: 1, max: 10_000_000 }),
  quotedRate: rate,
});

describe('what a captured purchase grants', () => {
  it('is its worth at the new rate, the coupon’s part and the bonus included', () => {
    const halfOff = { baseCredits: 1000, bonusCredits: 0, finalCentavos: 50_000, quotedRate: 100 };
    expect(grantOf(halfOff, 120)).toEqual({ credits: 833, isRequoted: true });
    const premium = { baseCredits: 1000, bonusCredits: 150, finalCentavos: 100_000, quotedRate: 100 };
    expect(grantOf(premium, 120)).toEqual({ credits: 958, isRequoted: true });
    expect(grantOf(premium, 109)).toEqual({ credits: 1150, isRequoted: false });
  });

  it('never loses a whole credit of the promised worth and never makes any', () => {
    fc.assert(
      fc.property(promise, rate, (promised, now) => {
        const { credits, isRequoted } = grantOf(promised, now);
        const worth = (promised.baseCredits + promised.bonusCredits) * promised.quotedRate;
        if (!isRequoted) expect(credits).toBe(promised.baseCredits + promised.bonusCredits);
        if (isRequoted) expect(worth - credits * now).toBeLessThan(now);
        if (isRequoted && credits > 1) expect(credits * now).toBeLessThanOrEqual(worth);
      }),
      { numRuns: 1000 },
    );
  });

  it('does not depend on what a coupon took off', () => {
    fc.assert(
      fc.property(promise, rate, (promised, now) => {
        const full = grantOf({ ...promised, finalCentavos: promised.baseCredits * promised.quotedRate }, now);
        expect(grantOf(promised, now)).toEqual(full);
      }),
    );
  });
});
