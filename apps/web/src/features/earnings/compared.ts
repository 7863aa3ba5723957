import { formatPesos } from '@likha/contract/money';
import { changeInPercent } from '../../ui/chart/change-in-percent.ts';
import type { EarningsTexts } from './earnings.texts.generated.ts';

/** What a figure of this month stands beside. */
export function comparedPesos(now: number, before: number, t: EarningsTexts): string {
  const change = changeInPercent(now, before);
  const words = { before: formatPesos(before) };
  return change === null ? t.before(words) : t.compared({ ...words, change });
}
