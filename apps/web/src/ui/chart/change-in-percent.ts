import { formatWhole } from '@likha/contract/money';

/** `+50%`, `−20%`, `+1,744%`; null where there was nothing to compare with. */
export function changeInPercent(now: number, before: number): string | null {
  if (before <= 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? '+' : ''}${formatWhole(percent)}%`;
}
