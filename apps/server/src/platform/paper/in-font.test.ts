import { expect, it } from 'vitest';
import { inFont } from './in-font.ts';

const hasGlyph = (codePoint: number) => codePoint < 0x2_000 || codePoint === 0x27_64;

it.each([
  ['Ñoña Peñaflorida', 'Ñoña Peñaflorida'],
  ['Ana 🎉 Cruz', 'Ana Cruz'],
  ['🇵🇭 Ana 👩🏽 (@ana)', 'Ana (@ana)'],
  ['Ana ❤ Cruz', 'Ana ❤ Cruz'],
  // A letter that the font lacks stays.
  ['山田 🎉', '山田'],
  ['🎉', '🎉'],
])('shows of %s what the font has', (text, shown) => {
  expect(inFont(text, hasGlyph)).toBe(shown);
});
