/** From this severity on what has a keyword comes into the queue, and is hidden from others until somebody has looked (P153). */
export const HOLDS_FROM = 3;
/** From this severity on it is refused. */
export const REFUSES_FROM = 4;
/** From this severity on who writes it is suspended as well, until somebody has looked. */
export const SUSPENDS_FROM = 5;

/** Do these keywords hold a text back from others until somebody has looked at it? */
export function holds(keywords: readonly { severity: number }[]): boolean {
  return keywords.some(({ severity }) => severity >= HOLDS_FROM);
}
