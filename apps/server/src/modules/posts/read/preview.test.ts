import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { previewOf } from './preview.ts';

describe('a preview', () => {
  it('is the first hundred characters and an ellipsis', () => {
    expect(previewOf('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`);
    expect(previewOf('💃'.repeat(150))).toBe(`${'💃'.repeat(100)}…`);
    expect(previewOf(`x${'💃'.repeat(150)}`)).toBe(`x${'💃'.repeat(99)}…`);
    expect(previewOf('💃'.repeat(101))).toBe(`${'💃'.repeat(100)}…`);
  });

  it('of a short text is half of it, never the whole', () => {
    expect(previewOf('x'.repeat(100))).toBe(`${'x'.repeat(50)}…`);
    expect(previewOf('💃'.repeat(100))).toBe(`${'💃'.repeat(50)}…`);
    expect(previewOf('ab')).toBe('a…');
    expect(previewOf('a')).toBe('…');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (text) => {
        const shown = previewOf(text).slice(0, -1);
        expect(text.startsWith(shown)).toBe(true);
        expect(shown.length).toBeLessThan(text.length);
        expect(Array.from(shown).length).toBeLessThanOrEqual(100);
      }),
    );
  });
});
