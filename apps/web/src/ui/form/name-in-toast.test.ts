import { expect, it } from 'vitest';
import { withLabel } from './use-form.ts';

it('says of which field something is required, where the words do not', () => {
  expect(withLabel('This is required', 'Registered name')).toBe('Registered name: This is required');
  expect(withLabel('Full name is required', 'Full name')).toBe('Full name is required');
  expect(withLabel('Kailangan ang buong pangalan', 'Buong pangalan')).toBe('Kailangan ang buong pangalan');
  expect(withLabel('This is required', '')).toBe('This is required');
});
