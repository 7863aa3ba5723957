import { formatPesos } from '@likha/contract/money';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { lineName, type StatementLine } from '../line-name.ts';
import { signedPesos } from '../signed-pesos.ts';
import { statementsTexts } from '../statements.texts.generated.ts';
import { MonthSheet } from './month-sheet.tsx';
import { StatementFiles } from './statement-files.tsx';

/** From what was owed at the beginning of a month to what was at its end, and the ways to take it away. */
export function StatementLines({ month }: { month: string }) {
  const t = useTexts(statementsTexts);
  return (
    <Loaded
      query={useCall('GET /earnings/statements/{month}', { params: { month } })}
      loading={<Skeleton height={200} label={t.loading} />}
      failedTitle={t.failed}
    >
      {({ opening, closing, lines }) => (
        <MonthSheet>
          <Figures>
            <Figure name={t.opening}>{formatPesos(opening)}</Figure>
            {lines.map((line) => (
              <StatementFigure key={line.kind} line={line} />
            ))}
            <Figure name={t.closing} strong>
              {formatPesos(closing)}
            </Figure>
          </Figures>
          <StatementFiles path={`/earnings/statements/${month}`} />
        </MonthSheet>
      )}
    </Loaded>
  );
}

function StatementFigure({ line: { kind, count, gross, fees, amount } }: { line: StatementLine }) {
  const t = useTexts(statementsTexts);
  const kindOf = t.line({ kind: lineName(kind, t), count });
  const isSale = gross !== null && fees !== null;
  const name = isSale ? t.sale({ line: kindOf, gross: formatPesos(gross), fees: formatPesos(fees) }) : kindOf;
  return <Figure name={name}>{signedPesos(amount)}</Figure>;
}
