/** Commas between thousands, and nowhere else. */
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/**
 * The digits of a number as people type it: commas between thousands are fine. With one elsewhere it stays as it was typed, and
 * is no number: who types `5115,50` means 5,115.50 and not a hundred times as much.
 */
export function plainNumber(typed: string): string {
  const text = typed.trim();
  return GROUPED.test(text) ? text.replaceAll(',', '') : text;
}
