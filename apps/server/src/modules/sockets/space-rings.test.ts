import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { spaceRings } from './space-rings.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('rings at once, and once more for all that came meanwhile, each person by themselves', () => {
  const rung: [string, number | null][] = [];
  const { ring } = spaceRings((person, cursor) => void rung.push([person, cursor]));
  for (let cursor = 1; cursor <= 40; cursor += 1) ring('a', cursor);
  ring('b', 7);
  expect(rung).toEqual([
    ['a', 1],
    ['b', 7],
  ]);
  vi.advanceTimersByTime(50);
  expect(rung.slice(2)).toEqual([['a', 40]]);
  vi.advanceTimersByTime(1000);
  expect(vi.getTimerCount()).toBe(0);
  ring('a', 41);
  expect(rung.slice(3)).toEqual([['a', 41]]);
});

it('keeps what has no number apart: who is rung for it asks whatever they know', () => {
  const rung: (number | null)[] = [];
  const { ring } = spaceRings((_, cursor) => void rung.push(cursor));
  for (const cursor of [1, 2, null, 3]) ring('a', cursor);
  vi.advanceTimersByTime(50);
  expect(rung).toEqual([1, null]);
  ring('a', 9);
  ring('a', 8);
  vi.advanceTimersByTime(50);
  expect(rung).toEqual([1, null, 9]);
});
