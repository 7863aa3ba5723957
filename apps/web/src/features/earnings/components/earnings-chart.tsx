import { formatPesos } from '@likha/contract/money';
import { useTexts } from '../../../lib/texts.ts';
import type { Day } from '../../../ui/chart/chart-bars.ts';
import { DaysChart } from '../../../ui/chart/days-chart.tsx';
import { earningsTexts } from '../earnings.texts.generated.ts';

/** Earnings by day. */
export function EarningsChart({ days }: { days: Day[] }) {
  const t = useTexts(earningsTexts);
  const count = { days: days.length };
  return (
    <DaysChart
      days={days}
      column={t.earned}
      name={t.byDay(count)}
      nothing={t.nothingIn(count)}
      best={({ day, amount }) => t.bestDay({ day, pesos: amount })}
      write={formatPesos}
    />
  );
}
