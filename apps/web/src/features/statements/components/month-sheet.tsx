import type { ReactNode } from 'react';
import classes from './month-sheet.module.css';

/** What a month opens on: its lines, and below them its files. */
export function MonthSheet({ children }: { children: ReactNode }) {
  return <div className={classes.sheet}>{children}</div>;
}
