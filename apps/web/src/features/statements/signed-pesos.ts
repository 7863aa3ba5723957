import { formatPesos } from '@likha/contract/money';

/** `−₱1,234.50`: what left is said with its sign. */
export function signedPesos(pesos: number): string {
  return pesos < 0 ? `−${formatPesos(-pesos)}` : formatPesos(pesos);
}
