export { formatWhole as wholeNumber } from '@likha/contract/money';

/** `12345` → `12.3k`: views in thousands with one decimal, as the studio shows them; what would read `0.0k` is counted whole (P381). */
export function thousands(count: number): string {
  if (count < 50) return String(count);
  return `${(Math.round(count / 100) / 10).toFixed(1)}k`;
}

/** Short counts for cards: `950`, `1.2k`, `15k`. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count);
  const value = count / 1000;
  return `${value < 10 ? (Math.floor(value * 10) / 10).toString() : Math.floor(value)}k`;
}

/** The first letters of a name, for a picture that is missing. */
export function initials(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toUpperCase();
}
