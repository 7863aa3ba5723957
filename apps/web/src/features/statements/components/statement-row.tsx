import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { statementsTexts } from '../statements.texts.generated.ts';
import { MonthRow } from './month-row.tsx';
import { StatementLines } from './statement-lines.tsx';

type Statement = Answer<'GET /earnings/statements'>['statements'][number];

/** A month of a creator: what came in and went out. */
export function StatementRow({ statement }: { statement: Statement }) {
  const t = useTexts(statementsTexts);
  const { month, is_open: isGoingOn, earned, paid_out: paidOut } = statement;
  const wentOut = paidOut > 0 ? t.paidOut({ pesos: formatPesos(paidOut) }) : t.nothingPaidOut;
  return (
    <MonthRow month={month} note={isGoingOn ? t.soFar : wentOut} figure={formatPesos(earned)}>
      <StatementLines month={month} />
    </MonthRow>
  );
}
