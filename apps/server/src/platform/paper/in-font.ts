/** A letter or digit without a glyph stays, as a box: no name may read as another. */
const STAYS = /[\p{L}\p{M}\p{N}\s]/u;

/**
 * What a font can show of a text: emoji and other signs that it lacks are left out, which would be drawn as empty boxes beyond the margin.
 * @param hasGlyph whether the font has one for a code point
 * @returns the text as it is where nothing would be left of it
 */
export function inFont(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const kept = [...text].filter((sign) => STAYS.test(sign) || hasGlyph(sign.codePointAt(0) ?? 0)).join('');
  if (kept === text) return text;
  return kept.replace(/ {2,}/g, ' ').trim() || text;
}
