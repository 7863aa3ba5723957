import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Coupon, discountOf, faultOf } from './coupon.ts';

const NOW = new Date('2026-11-21T08:00:00Z');

function coupon(changes: Partial<Coupon> = {}): Coupon {
  return {
    type: 'percentage',
    value: 1000,
    minOrderCentavos: null,
    maxDiscountCentavos: null,
    usageLimitPerUser: null,
    totalUsageLimit: null,
    expiresAt: null,
    isActive: true,
    takenUses: 0,
    ...changes,
  };
}

describe('a discount', () => {
  it.each([
    [coupon(), 10_000, 1000],
    [coupon({ value: 3333 }), 1001, 333],
    [coupon({ value: 10_000 }), 12_345, 12_345],
    [coupon({ maxDiscountCentavos: 500 }), 10_000, 500],
    [coupon({ maxDiscountCentavos: 0 }), 10_000, 0],
    [coupon({ type: 'fixed_amount', value: 5000 }), 10_000, 5000],
    [coupon({ type: 'fixed_amount', value: 5000 }), 4999, 4999],
  ])('of %j on %d centavos is %d', (given, original, discount) => {
    expect(discountOf(given, original)).toBe(discount);
  });

  it('never brings a price below nothing, and is whole', () => {
    const figures = fc.record({
      type: fc.constantFrom('percentage' as const, 'fixed_amount' as const),
      value: fc.integer({ min: 1, max: 10_000 }),
      maxDiscountCentavos: fc.option(fc.nat(1_000_000)),
    });
    fc.assert(
      fc.property(figures, fc.nat(100_000_000), (changes, original) => {
        const discount = discountOf(coupon(changes), original);
        expect(Number.isInteger(discount)).toBe(true);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(original);
      }),
    );
  });
});

describe('a coupon', () => {
  const order = { originalCentavos: 10_000, usesOfFan: 1 };

  it.each([
    [coupon(), null],
    [coupon({ isActive: false, expiresAt: NOW }), 'inactive'],
    [coupon({ expiresAt: NOW }), 'expired'],
    [coupon({ expiresAt: new Date(NOW.getTime() + 1) }), null],
    [coupon({ totalUsageLimit: 3, takenUses: 2 }), null],
    [coupon({ totalUsageLimit: 3, takenUses: 3 }), 'used_up'],
    [coupon({ usageLimitPerUser: 2 }), null],
    [coupon({ usageLimitPerUser: 1 }), 'used_by_fan'],
    [coupon({ minOrderCentavos: 10_000 }), null],
    [coupon({ minOrderCentavos: 10_001 }), 'below_minimum'],
  ])('of %j has the fault %s', (given, fault) => {
    expect(faultOf(given, order, NOW)).toBe(fault);
  });
});
