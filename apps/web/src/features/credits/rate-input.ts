import { centavosFromDecimal, centavosFromPesos } from '@likha/contract/money';
import type { RateTexts } from './rate.texts.generated.ts';

const HIGHEST_CENTAVOS = 10_000;

/** The typed rate as a number; NaN when it is none. */
export function rateOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** What is wrong with a rate on saving (P50). */
export function rateProblem(text: string, t: RateTexts): { title: string; text: string } | null {
  const rate = rateOf(text);
  if (!(rate > 0)) return { title: t.invalid, text: t.aboveZero };
  const centavos = centavosFromPesos(rate);
  if (rate > HIGHEST_CENTAVOS / 100) return { title: t.tooHigh, text: t.atMost({ pesos: '₱100' }) };
  if (centavos === null) return { title: t.invalid, text: t.steps };
  return null;
}

/** Was this very rate typed (P298)? The peso sign may stand before it, and `0.7` is `0.70`. */
export function isTypedRate(text: string, rate: number): boolean {
  const typed = centavosFromDecimal(text.trim().replace(/^₱\s*/, ''));
  return typed !== null && typed === centavosFromPesos(rate);
}
