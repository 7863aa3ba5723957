import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { changeInPercent } from '../../../ui/chart/change-in-percent.ts';
import type { Day } from '../../../ui/chart/chart-bars.ts';
import { DaysChart } from '../../../ui/chart/days-chart.tsx';
import { DaysPanel } from '../../../ui/days-panel.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import { earningsTexts } from '../earnings.texts.generated.ts';
import classes from './analytics-panel.module.css';
import { EarningsChart } from './earnings-chart.tsx';
import { Forecast } from './forecast.tsx';
import { TopPosts } from './top-posts.tsx';

type Analytics = Answer<'GET /analytics'>;

const CSV = '/api/analytics/days.csv?days=';

/** How it goes, day by day, over a week, a month or a quarter. */
export function AnalyticsPanel() {
  const t = useTexts(earningsTexts);
  return (
    <DaysPanel label={t.analytics} csv={CSV}>
      {(days) => <AnalyticsOver days={days} />}
    </DaysPanel>
  );
}

function AnalyticsOver({ days }: { days: string }) {
  const t = useTexts(earningsTexts);
  return (
    <Loaded
      query={useCall('GET /analytics', { query: { days } })}
      loading={<Skeleton height={720} label={t.analyticsLoading} />}
      failedTitle={t.analyticsFailed}
    >
      {(analytics) => <Figures analytics={analytics} />}
    </Loaded>
  );
}

function Figures({ analytics }: { analytics: Analytics }) {
  const t = useTexts(earningsTexts);
  const { by_day, earnings, new_subscribers, views, before, conversion, top_posts } = analytics;
  const days = by_day.length;
  const note = (now: number, then: number, write: (amount: number) => string) =>
    [changeInPercent(now, then), t.daysBefore({ before: write(then), days })].filter(Boolean).join(' · ');
  return (
    <>
      <StatGrid>
        <Stat label={t.earned} note={note(earnings, before.earnings, formatPesos)}>
          {formatPesos(earnings)}
        </Stat>
        <Stat label={t.newSubscribers} note={note(new_subscribers, before.new_subscribers, wholeNumber)}>
          {wholeNumber(new_subscribers)}
        </Stat>
        <Stat label={t.views} note={note(views, before.views, wholeNumber)}>
          {wholeNumber(views)}
        </Stat>
        <Stat label={t.conversion} note={conversion === null ? t.conversionNone : t.conversionOf}>
          {conversion ? conversion.toFixed(1) : '0'}
        </Stat>
      </StatGrid>
      <Card as="section" className={classes.box} aria-labelledby="earnings-by-day">
        <h2 id="earnings-by-day">{t.byDay({ days })}</h2>
        <EarningsChart days={by_day.map(({ date, earnings: amount }) => ({ date, amount }))} />
      </Card>
      <Card as="section" className={classes.box} aria-labelledby="subscribers-by-day">
        <h2 id="subscribers-by-day">{t.subscribersByDay({ days })}</h2>
        <CountChart
          days={by_day.map(({ date, new_subscribers: amount }) => ({ date, amount }))}
          column={t.newSubscribers}
          name={t.subscribersByDay({ days })}
          nothing={t.noSubscribers({ days })}
          best={t.bestSubscribers}
        />
      </Card>
      <Card as="section" className={classes.box} aria-labelledby="views-by-day">
        <h2 id="views-by-day">{t.viewsByDay({ days })}</h2>
        <CountChart
          days={by_day.map(({ date, views: amount }) => ({ date, amount }))}
          column={t.views}
          name={t.viewsByDay({ days })}
          nothing={t.noViews({ days })}
          best={t.bestViews}
        />
      </Card>
      <TopPosts posts={top_posts} />
      <Forecast />
    </>
  );
}

interface CountChartProps {
  days: Day[];
  column: string;
  name: string;
  nothing: string;
  best: (of: { day: string; count: string }) => string;
}

/** Something that is counted, by day. */
function CountChart({ best, ...words }: CountChartProps) {
  return <DaysChart {...words} best={({ day, amount: count }) => best({ day, count })} write={wholeNumber} />;
}
