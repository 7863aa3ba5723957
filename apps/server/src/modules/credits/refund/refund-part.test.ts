import { describe, expect, it } from 'vitest';
import { type NoPart, partOf, type RefundPart } from './refund-part.ts';

const PACK = { credits: 550, centavos: 50_000 };

const part = (chosen: number | undefined, left = PACK, held = left.credits) =>
  partOf({ left, held, chosen, leastCentavos: 100 });

describe('a part of a refund', () => {
  it.each([
    [275, 25_000],
    [549, 49_909],
    [2, 181],
    [7, 636],
  ])('of %i credits is %i centavos of ₱500.00 for 550, rounded down', (credits, centavos) => {
    expect(part(credits)).toEqual({ credits, centavos, whole: PACK });
  });

  it('that is all of it takes every centavo, and nothing is called taken off', () => {
    for (const chosen of [undefined, 550])
      expect(part(chosen)).toEqual({ credits: 550, centavos: 50_000, whole: null });
  });

  it('after part leaves nothing, and none is more than its share', () => {
    let left = PACK;
    let paid = 0;
    while (left.credits > 0) {
      const next = partOf({ left, held: left.credits, chosen: Math.min(7, left.credits), leastCentavos: 1 });
      if ('kind' in next) throw new Error(next.kind);
      expect(next.centavos * left.credits).toBeLessThanOrEqual(left.centavos * next.credits);
      paid += next.centavos;
      left = { credits: left.credits - next.credits, centavos: left.centavos - next.centavos };
    }
    expect([paid, left]).toEqual([50_000, { credits: 0, centavos: 0 }]);
  });

  it('of amounts that a number cannot multiply is exact', () => {
    const left = { credits: 2_147_483_647, centavos: 9_007_199_254_740_991 };
    expect(part(2_147_483_646, left)).toMatchObject({ centavos: 9_007_199_250_546_686 });
  });

  it('is of what the request holds, where the rest was freed before', () => {
    expect(part(undefined, PACK, 40)).toEqual({ credits: 40, centavos: 3_636, whole: null });
    expect(part(20, PACK, 40)).toEqual({
      credits: 20,
      centavos: 1_818,
      whole: { credits: 40, centavos: 3_636 },
    });
  });

  const refused: [number | undefined, typeof PACK, number, NoPart][] = [
    [551, PACK, 550, { kind: 'too_many', most: 550 }],
    [41, PACK, 40, { kind: 'too_many', most: 40 }],
    [1, PACK, 550, { kind: 'below_least', centavos: 90 }],
    [1, { credits: 0, centavos: 0 }, 550, { kind: 'nothing_left' }],
    [undefined, { credits: 5, centavos: 0 }, 5, { kind: 'nothing_left' }],
  ];
  it.each(refused)('of %s credits of %j, %i of them held, is refused', (chosen, left, held, why) => {
    const answer: RefundPart | NoPart = part(chosen, left, held);
    expect(answer).toEqual(why);
  });

  it('that is all of a small payment is for the provider to judge', () => {
    expect(part(undefined, { credits: 5, centavos: 50 })).toMatchObject({ centavos: 50 });
  });
});
