import { expect, it } from 'vitest';
import { joined } from './template-words.ts';

it('takes the place of nothing, and of what a template wrote, never of what somebody typed', () => {
  expect(joined(' ', '', 'A')).toBe('A');
  expect(joined('A', 'A', 'B')).toBe('B');
  expect(joined('A, changed', 'A', 'B')).toBe('A, changed\n\nB');
  expect(joined('Mine', '', 'B')).toBe('Mine\n\nB');
});
