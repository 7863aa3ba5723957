import { describe, expect, it } from 'vitest';
import { formatTin, tinOf } from './tin.ts';
import { tinInput } from './tin-fields.ts';

describe('a TIN', () => {
  it.each([
    ['123-456-789', '12345678900000'],
    ['123 456 789 001', '12345678900001'],
    ['12345678900002', '12345678900002'],
    ['123‑456‑789‑000', '12345678900000'],
  ])('%s is kept as %s', (written, kept) => {
    expect(tinOf(written)).toBe(kept);
    expect(tinInput.parse(written)).toBe(kept);
  });

  it.each(['', '12345678', '1234567890', '123-456-789-0000', '123-456-78A', '١٢٣٤٥٦٧٨٩', '-'.repeat(29)])(
    '%j is none',
    (written) => {
      expect(tinOf(written)).toBeNull();
      expect(tinInput.safeParse(written).success).toBe(false);
    },
  );

  it('is shown as the BIR writes it', () => {
    expect(formatTin('12345678900001')).toBe('123-456-789-00001');
  });
});
