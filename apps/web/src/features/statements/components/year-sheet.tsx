import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Opening } from '../../../ui/opening.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { statementsTexts } from '../statements.texts.generated.ts';
import { MonthSheet } from './month-sheet.tsx';
import { StatementFigures } from './statement-figures.tsx';
import { StatementFiles } from './statement-files.tsx';
import { YearMonths } from './year-months.tsx';

/** A year of a creator: what its months come to, the ways to take it away, and behind a line its months. */
export function YearSheet({ year }: { year: string }) {
  const t = useTexts(statementsTexts);
  return (
    <Loaded
      query={useCall('GET /earnings/years/{year}', { params: { year } })}
      loading={<Skeleton height={280} label={t.yearsLoading} />}
      failedTitle={t.yearsFailed}
    >
      {({ months, ...shown }) => (
        <MonthSheet>
          <StatementFigures {...shown} />
          <StatementFiles path={`/earnings/years/${year}`} csv={t.eachMonth} />
          <details>
            <Opening>
              <strong>{t.byMonth}</strong>
            </Opening>
            <YearMonths caption={t.monthsOf({ year })} months={months} />
          </details>
        </MonthSheet>
      )}
    </Loaded>
  );
}
