import { describe, expect, it } from 'vitest';
import { availableOn, divideBalance, firstHeldDay, reserveOf } from './hold.ts';

const DAYS = [
  { day: '2026-03-02', centavos: 300 },
  { day: '2026-03-01', centavos: 500 },
];

describe('how earnings are held', () => {
  it('holds what the days brought, and leaves the rest available', () => {
    expect(divideBalance(1000, DAYS, 0)).toEqual({
      held: 800,
      reserved: 0,
      available: 200,
      days: [...DAYS].reverse(),
    });
  });

  it('holds the newest where something was taken back, and never more than there is', () => {
    expect(divideBalance(400, DAYS, 0)).toEqual({
      held: 400,
      reserved: 0,
      available: 0,
      days: [
        { day: '2026-03-01', centavos: 100 },
        { day: '2026-03-02', centavos: 300 },
      ],
    });
    expect(divideBalance(0, DAYS, 0)).toEqual({ held: 0, reserved: 0, available: 0, days: [] });
  });

  it('keeps a reserve beside the days that are held, and never more than there is', () => {
    expect(divideBalance(1000, DAYS, 0, 150)).toMatchObject({ held: 950, reserved: 150, available: 50 });
    expect(divideBalance(1000, DAYS, 100, 150)).toMatchObject({ held: 900, reserved: 100, available: 0 });
    expect(reserveOf([...DAYS, { day: '2026-02-01', centavos: 99 }], 10)).toBe(89);
  });

  it('takes a debt off before anything is available', () => {
    expect(divideBalance(1000, DAYS, 150)).toMatchObject({ held: 800, available: 50 });
    expect(divideBalance(1000, DAYS, 1500)).toEqual({ held: 0, reserved: 0, available: 0, days: [] });
  });

  it('holds the whole of a day, over the ends of months', () => {
    expect([firstHeldDay('2026-03-03', 7), firstHeldDay('2026-03-03', 0)]).toEqual(['2026-02-24', null]);
    expect([availableOn('2026-02-24', 7), availableOn('2026-12-31', 0)]).toEqual([
      '2026-03-04',
      '2027-01-01',
    ]);
  });
});
