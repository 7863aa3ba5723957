import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { statementsTexts } from '../statements.texts.generated.ts';
import { MonthSheet } from './month-sheet.tsx';
import { StatementFigures } from './statement-figures.tsx';
import { StatementFiles } from './statement-files.tsx';

/** A month of a creator, and the ways to take it away. */
export function StatementLines({ month }: { month: string }) {
  const t = useTexts(statementsTexts);
  return (
    <Loaded
      query={useCall('GET /earnings/statements/{month}', { params: { month } })}
      loading={<Skeleton height={200} label={t.loading} />}
      failedTitle={t.failed}
    >
      {(statement) => (
        <MonthSheet>
          <StatementFigures {...statement} />
          <StatementFiles path={`/earnings/statements/${month}`} />
        </MonthSheet>
      )}
    </Loaded>
  );
}
