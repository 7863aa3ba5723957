import { describe, expect, it } from 'vitest';
import { REFERENCE_SYMBOLS, readReference, writeReference } from './purchase-reference.ts';

describe('the reference of a purchase', () => {
  it('has no symbol that is taken for another, and spells no word', () => {
    expect(REFERENCE_SYMBOLS).not.toMatch(/[01AEIOUL]/);
    expect(new Set(REFERENCE_SYMBOLS).size).toBe(28);
  });

  it.each(['LK-7F3K-9Q2M', 'lk-7f3k-9q2m', ' LK 7F3K 9Q2M ', 'LK7F3K9Q2M', '7f3k-9q2m'])(
    'is read from %j',
    (typed) => {
      expect(readReference(typed)).toBe('LK-7F3K-9Q2M');
    },
  );

  it.each(['', 'LK-7F3K-9Q2', 'LK-7F3K-9Q2M2', 'LK-7F3K-9O2M', 'XX-7F3K-9Q2M', "LK-7F3K-9Q2M'", 'ana'])(
    'is none of %j',
    (typed) => {
      expect(readReference(typed)).toBeNull();
    },
  );

  it('is read as it is written', () => {
    expect(readReference(writeReference('LKBCDFGH'.replace('L', 'M')))).toBe('LK-MKBC-DFGH');
  });
});
