import { formatPesos } from '@likha/contract/money';
import { useTexts } from '../../../lib/texts.ts';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { lineName, type StatementLine } from '../line-name.ts';
import { statementsTexts } from '../statements.texts.generated.ts';

interface StatementFiguresProps {
  opening: number;
  closing: number;
  lines: readonly StatementLine[];
}

/** From what was owed to a creator at the beginning of a month or a year to what was at its end, in pesos. */
export function StatementFigures({ opening, closing, lines }: StatementFiguresProps) {
  const t = useTexts(statementsTexts);
  return (
    <Figures>
      <Figure name={t.opening}>{formatPesos(opening)}</Figure>
      {lines.map((line) => (
        <StatementFigure key={line.kind} line={line} />
      ))}
      <Figure name={t.closing} strong>
        {formatPesos(closing)}
      </Figure>
    </Figures>
  );
}

function StatementFigure({ line: { kind, count, gross, fees, amount } }: { line: StatementLine }) {
  const t = useTexts(statementsTexts);
  const kindOf = t.line({ kind: lineName(kind, t), count });
  const isSale = gross !== null && fees !== null;
  const name = isSale ? t.sale({ line: kindOf, gross: formatPesos(gross), fees: formatPesos(fees) }) : kindOf;
  return <Figure name={name}>{formatPesos(amount)}</Figure>;
}
