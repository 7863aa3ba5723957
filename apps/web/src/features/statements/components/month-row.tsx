import { type ReactNode, useState } from 'react';
import { monthName } from '../../../lib/month-name.ts';
import { useLanguage } from '../../../lib/texts.ts';
import { Opening } from '../../../ui/opening.tsx';
import classes from './month-row.module.css';

/** One month of somebody's: its figures, and on opening all of it, which is loaded then. */
export function MonthRow({
  month,
  note,
  figure,
  children,
}: {
  month: string;
  note: string;
  figure: string;
  children: ReactNode;
}) {
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li data-testid="statement">
      <details className={classes.month} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <Opening>
          <span className={classes.words}>
            <strong>{monthName(month, language)}</strong>
            <span className="dim">{note}</span>
          </span>
          <span className="money">{figure}</span>
        </Opening>
        {isOpen && children}
      </details>
    </li>
  );
}
