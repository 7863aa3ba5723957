import { formatCredits, formatPesos } from '@likha/contract/money';
import type { SubscribingTexts } from './subscribing.texts.generated.ts';

/** A price in credits and pesos, or that there is none. @param pesos decimal pesos */
export function priceWords(credits: number, pesos: number, t: SubscribingTexts): string {
  if (credits === 0) return t.free;
  return `${formatCredits(credits)} · ${formatPesos(pesos)}`;
}
