import { expect, it } from 'vitest';
import { resting } from './resting.ts';

const NOW = new Date('2026-11-28T00:00:00Z');

it.each([
  [0, '1 minute.', '1 minuto.'],
  [60, '1 minute.', '1 minuto.'],
  [61, '2 minutes.', '2 minuto.'],
])('who has to wait %i seconds reads %s', (seconds, english, filipino) => {
  const { details } = resting(new Date(NOW.getTime() + seconds * 1000), NOW);
  expect(details.detail?.('en')).toBe(`Too many wrong passwords. Try again in ${english}`);
  expect(details.detail?.('fil')).toContain(`pagkalipas ng ${filipino}`);
});
