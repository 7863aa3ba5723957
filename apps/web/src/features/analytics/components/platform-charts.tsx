import { formatPesos } from '@likha/contract/money';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { DaysChart } from '../../../ui/chart/days-chart.tsx';
import { analyticsTexts } from '../analytics.texts.generated.ts';
import { daysOf, type Platform, type PlatformDay } from '../platform-days.ts';
import classes from './platform-charts.module.css';

/** The same days drawn, each chart with its table. */
export function PlatformCharts({ platform }: { platform: Platform }) {
  const t = useTexts(analyticsTexts);
  return (
    <div className={classes.charts}>
      <ByDay
        platform={platform}
        title={t.peopleByDay}
        column={t.joined}
        amountOf={(day) => day.new_fans + day.new_creators}
      />
      <ByDay
        platform={platform}
        title={t.paidByDay}
        column={t.paid}
        amountOf={({ paid }) => paid}
        write={formatPesos}
      />
      <ByDay
        platform={platform}
        title={t.spentByDay}
        column={t.spent}
        amountOf={({ credits_spent }) => credits_spent}
      />
      <ByDay
        platform={platform}
        title={t.revenueByDay}
        column={t.toPlatform}
        amountOf={({ to_platform }) => to_platform}
        write={formatPesos}
      />
      <ByDay
        platform={platform}
        title={t.loadByDay}
        column={t.toLookAt}
        amountOf={(day) => day.submissions + day.messages + day.reports + day.reviews}
      />
    </div>
  );
}

interface ByDayProps {
  platform: Platform;
  title: string;
  column: string;
  amountOf: (day: PlatformDay) => number;
  write?: (amount: number) => string;
}

function ByDay({ platform, title, column, amountOf, write = wholeNumber }: ByDayProps) {
  const t = useTexts(analyticsTexts);
  const days = daysOf(platform, amountOf);
  return (
    <Card as="section" className={classes.box} aria-label={title}>
      <h3>{title}</h3>
      <DaysChart
        days={days}
        column={column}
        name={title}
        nothing={t.nothing({ days: days.length })}
        best={t.best}
        write={write}
      />
    </Card>
  );
}
