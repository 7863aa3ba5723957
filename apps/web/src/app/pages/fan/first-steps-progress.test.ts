import { expect, it } from 'vitest';
import { areStepsShown, nextStep, type Steps, stepsDone } from './first-steps-progress.ts';

const NEW: Steps = { interests: [], follows: 0, wanted_follows: 3, has_credits: false, is_put_away: false };
const next = (part: Partial<Steps>, skipped: ('interests' | 'follow' | 'credits')[] = []) =>
  nextStep({ ...NEW, ...part }, new Set(skipped));

it('begins with whom to follow, then tags, then credits, and passes by what is done or skipped', () => {
  expect(next({})).toBe('follow');
  expect(next({ interests: ['sea'], follows: 2 })).toBe('follow');
  expect(next({ follows: 3 })).toBe('credits');
  expect(next({}, ['follow'])).toBe('interests');
  expect(next({ interests: ['sea'] }, ['follow'])).toBe('credits');
  expect(next({}, ['interests', 'follow', 'credits'])).toBeNull();
});

it('ticks off what has been done, and is gone when all is or when it was put away', () => {
  expect(stepsDone({ ...NEW, has_credits: true })).toEqual({
    interests: false,
    follow: false,
    credits: true,
  });
  expect(areStepsShown(NEW)).toBe(true);
  expect(areStepsShown({ ...NEW, follows: 3, has_credits: true })).toBe(false);
  expect(areStepsShown({ ...NEW, is_put_away: true })).toBe(false);
});
