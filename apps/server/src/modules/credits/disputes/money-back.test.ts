import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyBack, NOTHING } from './money-back.ts';

describe('money that went back without us', () => {
  it('takes the credits that it bought, bonus included, and nothing is owed', () =>
    expect(moneyBack(50_000, { centavos: 50_000, credits: 550 }, 600)).toEqual({
      centavos: 50_000,
      credits: 550,
      spentCredits: 0,
      debtCentavos: 0,
    }));

  it('leaves as debt what its spent credits stood for, as docs/ledger.md works it out', () =>
    expect(moneyBack(50_000, { centavos: 50_000, credits: 550 }, 220)).toEqual({
      centavos: 50_000,
      credits: 220,
      spentCredits: 330,
      debtCentavos: 30_000,
    }));

  it('never takes more than is left of the purchase', () => {
    expect(moneyBack(99_999, { centavos: 7_000, credits: 70 }, 500)).toMatchObject({
      centavos: 7_000,
      credits: 70,
    });
    expect(moneyBack(99_999, { centavos: 0, credits: 0 }, 500)).toEqual(NOTHING);
  });

  it('rounds in the fan’s favour', () => {
    expect(moneyBack(3_333, { centavos: 10_000, credits: 100 }, 500)).toMatchObject({ credits: 33 });
    expect(moneyBack(1_000, { centavos: 1_000, credits: 3 }, 1)).toMatchObject({ debtCentavos: 666 });
  });

  it('owes nothing for money that bought no credit', () =>
    expect(moneyBack(100, { centavos: 100, credits: 0 }, 0)).toMatchObject({
      centavos: 100,
      debtCentavos: 0,
    }));

  it('in any parts takes together what it would have taken at once, less what rounding leaves the fan', () => {
    const amount = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.array(amount),
        fc.nat(2_000_000),
        (all, credits, parts, held) => {
          let [left, wallet] = [{ centavos: all, credits }, held];
          for (const part of [...parts, all]) {
            const back = moneyBack(part, left, wallet);
            expect(back.credits).toBeLessThanOrEqual(wallet);
            expect(back.debtCentavos).toBeLessThanOrEqual(back.centavos);
            expect(back.debtCentavos > 0 && back.spentCredits === 0).toBe(false);
            left = {
              centavos: left.centavos - back.centavos,
              credits: left.credits - back.credits - back.spentCredits,
            };
            wallet -= back.credits;
          }
          expect(left).toEqual({ centavos: 0, credits: 0 });
        },
      ),
    );
  });
});
