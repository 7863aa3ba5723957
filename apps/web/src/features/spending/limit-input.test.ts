import { describe, expect, it } from 'vitest';
import { limitFrom } from './limit-input.ts';

describe('a limit that is typed', () => {
  it.each([
    ['500', 500],
    [' 1,500 ', 1500],
    ['1000000', 1_000_000],
    ['', null],
    ['   ', null],
    ['0', undefined],
    ['1000001', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['five', undefined],
  ])('%j is %s', (typed, credits) => {
    expect(limitFrom(typed)).toBe(credits);
  });
});
