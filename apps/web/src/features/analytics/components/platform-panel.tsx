import { useState } from 'react';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PeriodBar } from '../../../ui/period-bar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { analyticsTexts } from '../analytics.texts.generated.ts';
import { PERIODS, type Platform, USUAL_PERIOD } from '../platform-days.ts';
import { PlatformCharts } from './platform-charts.tsx';
import { PlatformFigures } from './platform-figures.tsx';
import classes from './platform-panel.module.css';

/** A file, which the browser saves by itself. */
const CSV = '/api/admin/analytics/days.csv?days=';

/** How the platform goes, by Philippine day, over a week, a month or a quarter (P183). */
export function PlatformPanel() {
  const t = useTexts(analyticsTexts);
  const [days, setDays] = useState(USUAL_PERIOD);
  return (
    <section className={classes.panel} aria-label={t.title}>
      <PeriodBar
        label={t.period}
        options={PERIODS.map((value) => ({ value, label: t.days({ days: value }) }))}
        value={days}
        onChange={setDays}
        csv={{ href: `${CSV}${days}`, label: t.csv }}
      />
      <Loaded
        query={useCall('GET /admin/analytics', { query: { days } })}
        loading={<Skeleton height={720} label={t.loading} />}
        failedTitle={t.failed}
      >
        {(platform) => <Content platform={platform} />}
      </Loaded>
    </section>
  );
}

function Content({ platform }: { platform: Platform }) {
  const t = useTexts(analyticsTexts);
  const language = useLanguage();
  const { counted_at: at } = platform;
  return (
    <>
      <PlatformFigures platform={platform} />
      <PlatformCharts platform={platform} />
      {at && <p className="dim">{t.countedAt({ when: dateAndTime(at, language) })}</p>}
    </>
  );
}
