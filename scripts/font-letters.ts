/** What the small fonts hold: the letters of English and Filipino, and the signs that stand between them. */
export const LETTERS = `${charactersBetween(0x20, 0x7e)}\u00a0©·×ñÑéÉ–—‘’“”•…−`;

function charactersBetween(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
