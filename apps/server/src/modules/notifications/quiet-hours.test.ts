import { expect, it } from 'vitest';
import { msUntilQuiet, quietUntil } from './quiet-hours.ts';

/** At this time of a day in the Philippines. */
const at = (time: string) => new Date(`2026-06-16T${time}:00.000+08:00`);
const until = (time: string, from: number, to: number) =>
  quietUntil(at(time), { from, to })?.toISOString() ?? null;

it.each([
  ['22:00', 22, 7, '2026-06-16T23:00:00.000Z'],
  ['23:59', 22, 7, '2026-06-16T23:00:00.000Z'],
  ['00:00', 22, 7, '2026-06-15T23:00:00.000Z'],
  ['06:59', 22, 7, '2026-06-15T23:00:00.000Z'],
  ['07:00', 22, 7, null],
  ['21:59', 22, 7, null],
  ['13:30', 13, 14, '2026-06-16T06:00:00.000Z'],
  ['14:00', 13, 14, null],
])('at %s quiet hours from %i until %i end at %s', (time, from, to, end) => {
  expect(until(time, from, to)).toBe(end);
});

it('are nobody’s who chose none', () => {
  expect(quietUntil(at('03:00'), null)).toBe(null);
});

it.each([
  ['21:59', 22, 7, 60_000],
  ['07:00', 22, 7, 15 * 3_600_000],
  ['23:30', 0, 7, 30 * 60_000],
])('at %s quiet hours from %i until %i begin in %i ms', (time, from, to, ms) => {
  expect(msUntilQuiet(at(time), { from, to })).toBe(ms);
});
