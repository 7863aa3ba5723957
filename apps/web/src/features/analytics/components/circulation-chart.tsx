import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { USUAL_DAYS } from '../../../lib/usual-days.ts';
import { Card } from '../../../ui/card.tsx';
import { DaysChart } from '../../../ui/chart/days-chart.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { analyticsTexts } from '../analytics.texts.generated.ts';
import { daysOf } from '../platform-days.ts';
import classes from './circulation-chart.module.css';

/** What people held at the end of each of the last 30 days. */
export function CirculationChart() {
  const t = useTexts(analyticsTexts);
  return (
    <Card as="section" className={classes.box} aria-labelledby="circulation">
      <h2 id="circulation">{t.circulationByDay}</h2>
      <Loaded
        query={useCall('GET /admin/analytics', { query: { days: USUAL_DAYS } })}
        loading={<Skeleton height={240} label={t.loading} />}
        failedTitle={t.failed}
      >
        {(platform) => (
          <DaysChart
            days={daysOf(platform, ({ circulation }) => circulation)}
            column={t.circulation}
            name={t.circulationByDay}
            nothing={t.nothing({ days: USUAL_DAYS })}
            best={t.best}
            write={wholeNumber}
          />
        )}
      </Loaded>
    </Card>
  );
}
