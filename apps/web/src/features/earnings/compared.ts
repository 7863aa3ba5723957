import { formatPesos } from '@likha/contract/money';
import type { EarningsTexts } from './earnings.texts.generated.ts';

/** `+50 %`; null where there was nothing to compare with. */
export function changeInPercent(now: number, before: number): string | null {
  if (before <= 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? '+' : ''}${percent}%`;
}

/** What a figure of this month stands beside. */
export function comparedPesos(now: number, before: number, t: EarningsTexts): string {
  const change = changeInPercent(now, before);
  const words = { before: formatPesos(before) };
  return change === null ? t.before(words) : t.compared({ ...words, change });
}
