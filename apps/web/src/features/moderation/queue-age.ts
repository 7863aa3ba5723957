import type { Language } from '@likha/contract/language';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long something waited or took, in the largest unit of which there are two, else in the smallest that fits: `36 hours`. */
export function lengthOf(seconds: number, language: Language): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= 2 * each) ?? UNITS[2];
  const count = Math.max(1, Math.round(seconds / size));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
