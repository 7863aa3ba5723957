import { formatPesos } from '@likha/contract/money';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { statementsTexts } from '../statements.texts.generated.ts';
import { MonthList } from './month-list.tsx';
import { PeriodRow } from './period-row.tsx';
import { StatementBox } from './statement-box.tsx';
import { YearSheet } from './year-sheet.tsx';

/** A creator's years, the newest first: each opens on what its months come to (P800). */
export function YearList() {
  const t = useTexts(statementsTexts);
  return (
    <StatementBox title={t.yearsTitle} hint={t.yearsHint}>
      <Loaded
        query={useCall('GET /earnings/years')}
        loading={<SkeletonList count={1} height={72} label={t.yearsLoading} />}
        failedTitle={t.yearsFailed}
      >
        {({ years }) => (
          <MonthList>
            {years.map(({ year, is_open: isGoingOn, earned, paid_out: paidOut }) => {
              const wentOut = paidOut > 0 ? t.paidOut({ pesos: formatPesos(paidOut) }) : t.nothingPaidOut;
              return (
                <PeriodRow
                  key={year}
                  name={year}
                  testId="statement-year"
                  note={isGoingOn ? t.soFarThisYear : wentOut}
                  figure={formatPesos(earned)}
                >
                  <YearSheet year={year} />
                </PeriodRow>
              );
            })}
          </MonthList>
        )}
      </Loaded>
    </StatementBox>
  );
}
