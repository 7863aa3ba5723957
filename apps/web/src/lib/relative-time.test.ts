import { describe, expect, it } from 'vitest';
import { feedTime, monthAndYear, profileTime } from './relative-time.ts';

const now = new Date('2026-05-20T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

describe('feedTime', () => {
  it.each([
    [0.99, 'Just now'],
    [1, '1h ago'],
    [23.9, '23h ago'],
    [24, 'Yesterday'],
    [47.9, 'Yesterday'],
  ])('%d hours → %s', (hours, text) => {
    expect(feedTime(ago(hours), 'en', now)).toBe(text);
  });

  it('shows a short date from two days on', () => {
    expect(feedTime(ago(48), 'en', now)).toBe('May 18, 2026');
  });
});

describe('profileTime', () => {
  it.each([
    [0.5, 'Just now'],
    [5, '5h ago'],
    [24, '1d ago'],
    [24 * 9 + 1, '9d ago'],
  ])('%d hours → %s', (hours, text) => {
    expect(profileTime(ago(hours), 'en', now)).toBe(text);
  });
});

it('reads months in Philippine time', () => {
  expect(monthAndYear('2026-04-30T20:00:00Z', 'en')).toBe('May 2026');
});

it('speaks Filipino', () => {
  expect(feedTime(ago(5), 'fil', now)).toBe('5 oras na');
  expect(feedTime(ago(30), 'fil', now)).toBe('Kahapon');
  expect(monthAndYear('2026-04-30T20:00:00Z', 'fil')).toBe('Mayo 2026');
});
