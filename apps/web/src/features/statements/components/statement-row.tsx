import { formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { monthName } from '../../../lib/month-name.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { statementsTexts } from '../statements.texts.generated.ts';
import { StatementLines } from './statement-lines.tsx';
import classes from './statement-row.module.css';

type Statement = Answer<'GET /earnings/statements'>['statements'][number];

/** One month: what came in and went out, and on opening all of it. */
export function StatementRow({ statement }: { statement: Statement }) {
  const t = useTexts(statementsTexts);
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { month, is_open: isGoingOn, earned, paid_out: paidOut } = statement;
  const name = monthName(month, language);
  return (
    <li data-testid="statement">
      <details className={classes.month} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          <span className={classes.words}>
            <strong>{name}</strong>
            <span className="dim">
              {isGoingOn
                ? t.soFar
                : paidOut > 0
                  ? t.paidOut({ pesos: formatPesos(paidOut) })
                  : t.nothingPaidOut}
            </span>
          </span>
          <span className="money">{formatPesos(earned)}</span>
        </summary>
        {isOpen && <StatementLines month={month} />}
      </details>
    </li>
  );
}
