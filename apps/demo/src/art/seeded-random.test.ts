import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SeededRandom } from './seeded-random.ts';

function first(seed: string, count: number): number[] {
  const random = new SeededRandom(seed);
  return Array.from({ length: count }, () => random.next());
}

describe('SeededRandom', () => {
  it('repeats itself for the same seed, on every machine', () => {
    expect(first('maria', 5)).toEqual(first('maria', 5));
    expect(first('maria', 3).map((value) => value.toFixed(6))).toMatchInlineSnapshot(`
      [
        "0.982043",
        "0.263740",
        "0.569286",
      ]
    `);
  });

  it('starts far apart for seeds that differ in one letter', () => {
    const starts = Array.from({ length: 100 }, (_, at) => new SeededRandom(`post-${at}`).next());
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const inside = starts.filter((value) => Math.floor(value * 10) === tenth).length;
      expect(inside).toBeGreaterThan(1);
      expect(inside).toBeLessThan(25);
    }
  });

  it('keeps to its bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (seed, low, reach) => {
        const random = new SeededRandom(seed);
        for (let round = 0; round < 20; round += 1) {
          const whole = random.whole(low, low + reach);
          expect(Number.isInteger(whole) && whole >= low && whole <= low + reach).toBe(true);
          const value = random.between(low, low + reach);
          expect(value >= low && value <= low + reach).toBe(true);
        }
      }),
    );
  });

  it('picks every choice sooner or later, and none from nothing', () => {
    const random = new SeededRandom('pick');
    expect(new Set(Array.from({ length: 60 }, () => random.pick(['a', 'b', 'c']))).size).toBe(3);
    expect(() => random.pick([])).toThrow(RangeError);
  });
});
