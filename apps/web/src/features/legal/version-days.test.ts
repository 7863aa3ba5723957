import { expect, it } from 'vitest';
import { legalTexts } from './legal.texts.generated.ts';
import { dayOf, spanOf, type Version } from './version-days.ts';

const version = (number: string, effective_at: string, is_in_force: boolean): Version => ({
  version: number,
  effective_at,
  is_in_force,
  documents: [],
  summary: { en: '', fil: '' },
  announced_at: null,
  accepted_at: null,
});
const versions = [
  version('1.2', '2026-08-31T16:00:00.000Z', false),
  version('1.1', '2026-07-15T16:00:00.000Z', true),
  version('1.0', '2024-12-31T16:00:00.000Z', true),
];

it.each([
  ['1.2', 'takes effect on September 1, 2026'],
  ['1.1', 'in force since July 16, 2026'],
  ['1.0', 'in force until July 15, 2026'],
])('%s: %s', (number, words) => {
  expect(spanOf(versions, number, 'en', legalTexts.en)).toBe(words);
});

it('says Philippine days, and nothing of a version that is not in the list', () => {
  expect(dayOf('2026-07-15T16:00:00.000Z', 'fil')).toContain('Hulyo 16, 2026');
  expect(spanOf(versions, '9.9', 'en', legalTexts.en)).toBeNull();
});
