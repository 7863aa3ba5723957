import { expect, it } from 'vitest';
import { fieldTime, momentOf, momentProblem } from './philippine-moment.ts';
import { scheduleTexts } from './schedule.texts.generated.ts';

const t = scheduleTexts.en;
const now = new Date('2026-11-22T04:00:30Z');
const problem = (field: string) => momentProblem(field, t, now);

it('a field for date and time speaks of Philippine time, wherever the browser is', () => {
  expect(fieldTime(new Date('2026-11-22T16:30:59Z'))).toBe('2026-11-23T00:30');
  expect(momentOf('2026-11-23T00:30')?.toISOString()).toBe('2026-11-22T16:30:00.000Z');
  expect([momentOf(''), momentOf('soon'), momentOf('2026-13-01T00:00')]).toEqual([null, null, null]);
});

it('a post is scheduled 5 minutes to a year ahead', () => {
  expect(problem('2026-11-22T12:05')).toBe('Choose a time at least 5 minutes from now');
  expect(problem('2026-11-22T12:06')).toBeNull();
  expect(problem('2027-11-22T12:00')).toBeNull();
  expect(problem('2027-11-22T12:01')).toBe('Choose a time within a year');
  expect(problem('')).toBe('Choose a date and a time');
});
