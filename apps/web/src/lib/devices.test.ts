import { expect, it } from 'vitest';
import { problemOf } from './devices.ts';

it('tells a camera that nobody allowed from one that is not there', () => {
  expect(problemOf(new DOMException('', 'NotAllowedError'))).toBe('not_allowed');
  expect(problemOf(new DOMException('', 'OverconstrainedError'))).toBe('not_found');
  expect(problemOf(new DOMException('', 'NotReadableError'))).toBe('in_use');
  expect(problemOf(new Error('other'))).toBe('unknown');
});
