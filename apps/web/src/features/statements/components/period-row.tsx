import { type ReactNode, useState } from 'react';
import { Opening } from '../../../ui/opening.tsx';
import classes from './period-row.module.css';

interface PeriodRowProps {
  name: string;
  note: string;
  figure: string;
  testId: string;
  children: ReactNode;
}

/** One month or year of somebody's: its figures, and on opening all of it, which is loaded then. */
export function PeriodRow({ name, note, figure, testId, children }: PeriodRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li data-testid={testId}>
      <details
        className={classes.period}
        onToggle={(event) => event.target === event.currentTarget && setIsOpen(event.currentTarget.open)}
      >
        <Opening>
          <span className={classes.words}>
            <strong>{name}</strong>
            <span className="dim">{note}</span>
          </span>
          <span className="money">{figure}</span>
        </Opening>
        {isOpen && children}
      </details>
    </li>
  );
}
