import { isId } from '@likha/contract/addresses';
import { describe, expect, it } from 'vitest';
import { FakeClock } from '../../test/fakes.ts';
import { createIds, lowestIdAt } from './ids.ts';

describe('an id', () => {
  it('is a UUIDv7 of the time that the clock says', () => {
    const clock = new FakeClock();
    const id = createIds(clock).next();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(clock.now().getTime());
  });

  it('sorts after every earlier one, within a millisecond and while the clock goes back', () => {
    let now = 1_781_500_000_000;
    const ids = createIds({ now: () => new Date(now) });
    const made = Array.from({ length: 20_000 }, (_, index) => {
      if (index === 10_000) now -= 5000;
      if (index === 15_000) now += 5001;
      return ids.next();
    });
    const outOfOrder = made.filter((id, index) => id <= (made[index - 1] ?? ''));
    expect(outOfOrder.slice(0, 3)).toEqual([]);
  });

  it('of two processes in the same millisecond differs', () => {
    const clock = new FakeClock();
    const [one, other] = [createIds(clock), createIds(clock)];
    const made = Array.from({ length: 1000 }, () => [one.next(), other.next()]).flat();
    expect(new Set(made).size).toBe(made.length);
  });
});

describe('the lowest id of a moment', () => {
  it('comes after every id that was made before, and before all others', () => {
    let now = new Date('2026-06-15T10:00:00.000Z');
    const ids = createIds({ now: () => now });
    const [before, bound] = [ids.next(), new Date('2026-06-15T10:00:00.001Z')];
    now = bound;
    const after = ids.next();
    expect([before, lowestIdAt(bound), after].sort()).toEqual([before, lowestIdAt(bound), after]);
    expect(isId(lowestIdAt(bound))).toBe(true);
    expect(lowestIdAt(new Date(0))).toBe('00000000-0000-7000-8000-000000000000');
  });
});
