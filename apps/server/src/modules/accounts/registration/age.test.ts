import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageInYears, philippineDay } from './age.ts';

describe('the Philippine day', () => {
  it('begins eight hours before it does in UTC', () => {
    expect(philippineDay(new Date('2026-06-14T15:59:59.999Z'))).toBe('2026-06-14');
    expect(philippineDay(new Date('2026-06-14T16:00:00.000Z'))).toBe('2026-06-15');
    expect(philippineDay(new Date('2026-12-31T16:00:00.000Z'))).toBe('2027-01-01');
  });
});

describe('age', () => {
  it.each([
    ['2008-06-15', '2026-06-14', 17],
    ['2008-06-15', '2026-06-15', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2026-06-15', '2026-06-15', 0],
    ['2026-06-16', '2026-06-15', -1],
  ])('of who was born on %s is on %s: %d', (born, today, age) => {
    expect(ageInYears(born, today)).toBe(age);
  });

  it('grows by one on each birthday and never in between', () => {
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (born, today) => {
        const age = ageInYears(born, today);
        const year = (years: number) =>
          `${Number(born.slice(0, 4)) + years}`.padStart(4, '0') + born.slice(4);
        expect(year(age) <= today).toBe(true);
        expect(year(age + 1) > today).toBe(true);
      }),
    );
  });
});
