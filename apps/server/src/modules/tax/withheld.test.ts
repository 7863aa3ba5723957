import { describe, expect, it } from 'vitest';
import { withheldOf } from './withheld.ts';

const RULE = { rate_bp: 100, share_bp: 5_000, threshold_centavos: 50_000_000 };

describe('what is withheld of a payout', () => {
  it.each([
    ['nothing up to the threshold', 49_000_000, 1_000_000, 0],
    ['of the payout that crosses it what is above', 49_000_000, 3_000_000, 10_000],
    ['of every later one half of it', 52_000_000, 3_000_000, 15_000],
    ['of one that is larger than the threshold what is above', 0, 60_000_000, 50_000],
    ['down, in the favour of who is paid', 50_000_000, 399, 1],
    ['nothing of what is less than a centavo', 50_000_000, 199, 0],
    ['the last centavo below the threshold none', 49_999_999, 201, 1],
  ])('is %s', (_what, before, centavos, withheld) => {
    expect(withheldOf(RULE, before, centavos)).toBe(withheld);
  });

  it('is exact where floating numbers are not', () => {
    expect(withheldOf({ ...RULE, rate_bp: 3_333, threshold_centavos: 0 }, 0, 9_007_199_254_740)).toBe(
      1_501_049_755_802,
    );
  });
});
