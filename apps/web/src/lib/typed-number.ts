import { centavosFromPesos } from '@likha/contract/money';

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

/** The pesos that were typed, 0 or more with at most two decimals, commas as above; null where it is no such amount, as `1e5`. */
export function typedPesos(typed: string): number | null {
  const plain = plainNumber(typed);
  if (!/^\d+(\.\d{1,2})?$/.test(plain) || centavosFromPesos(Number(plain)) === null) return null;
  return Number(plain);
}
