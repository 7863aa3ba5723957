import { centavosFromPesos } from '@likha/contract/money';

const HIGHEST_CENTAVOS = 10_000;

/** The typed rate as a number; NaN when it is none. */
export function rateOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** What is wrong with a rate on saving (P50). */
export function rateProblem(text: string): { title: string; text: string } | null {
  const rate = rateOf(text);
  if (!(rate > 0)) return { title: 'Invalid Rate', text: 'Conversion rate must be greater than 0' };
  const centavos = centavosFromPesos(rate);
  if (rate > HIGHEST_CENTAVOS / 100)
    return { title: 'Rate Too High', text: 'Conversion rate cannot exceed ₱100 per credit' };
  if (centavos === null) return { title: 'Invalid Rate', text: 'Use steps of ₱0.01' };
  return null;
}
