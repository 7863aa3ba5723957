import { FORECAST } from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import { forecastTexts } from '../forecast.texts.generated.ts';
import { BestTimes } from './best-times.tsx';
import { Cohorts } from './cohorts.tsx';

type ForecastOf = Answer<'GET /analytics/forecast'>;

/** What is likely to come, who stays, and when fans buy: the same whichever days are looked at. */
export function Forecast() {
  const t = useTexts(forecastTexts);
  return (
    <Loaded
      query={useCall('GET /analytics/forecast')}
      loading={<Skeleton height={480} label={t.loading} />}
      failedTitle={t.failed}
    >
      {(forecast) => (
        <>
          <Outlook forecast={forecast} />
          <Cohorts cohorts={forecast.cohorts} />
          <BestTimes times={forecast.best_times} />
        </>
      )}
    </Loaded>
  );
}

function Outlook({ forecast: { renewals, churn, lifetime } }: { forecast: ForecastOf }) {
  const t = useTexts(forecastTexts);
  const days = FORECAST.aheadDays;
  return (
    <section aria-label={t.outlook}>
      <StatGrid>
        <Stat
          label={t.renewals({ days })}
          note={
            renewals.likely === null || renewals.count === 0
              ? t.renewalsOf({ count: renewals.count })
              : t.renewalsLikely({ count: renewals.count, likely: formatPesos(renewals.likely) })
          }
        >
          {formatPesos(renewals.if_all)}
        </Stat>
        <Stat
          label={t.left({ days: FORECAST.backDays })}
          note={churn.percent === null ? t.leftNone : t.leftOf({ gone: churn.gone, had: churn.had })}
        >
          {churn.percent === null ? '–' : `${churn.percent}%`}
        </Stat>
        <Stat
          label={t.lifetime}
          note={lifetime.average === null ? t.lifetimeNone : t.lifetimeOf({ count: lifetime.payers })}
        >
          {lifetime.average === null ? '–' : formatPesos(lifetime.average)}
        </Stat>
        <Stat label={t.payers} note={t.payersNote}>
          {wholeNumber(lifetime.payers)}
        </Stat>
      </StatGrid>
    </section>
  );
}
