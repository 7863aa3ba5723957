import { expect, it } from 'vitest';
import { type HostedLive, isTooEarly } from './early-start.ts';

const AT = Date.parse('2026-06-15T12:00:00Z');
const MINUTE = 60_000;
const live = (facts: object) =>
  ({ state: 'scheduled', scheduled_at: '2026-06-15T12:00:00Z', tickets_count: 1, ...facts }) as HostedLive;

it.each([
  ['is, where somebody has a ticket', {}, AT - 15 * MINUTE - 1, true],
  ['is not from fifteen minutes before', {}, AT - 15 * MINUTE, false],
  ['is not where nobody has one', { tickets_count: 0 }, AT - 60 * MINUTE, false],
  ['is not for one that was made a moment ago', { tickets_count: undefined }, AT - 60 * MINUTE, false],
  ['is not once it runs', { state: 'running' }, AT - 60 * MINUTE, false],
  ['is not without a time', { scheduled_at: null }, AT - 60 * MINUTE, false],
])('%s too early', (_what, facts, now, isEarly) => {
  expect(isTooEarly(live(facts), now)).toBe(isEarly);
});
