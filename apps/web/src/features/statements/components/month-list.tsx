import type { ReactNode } from 'react';
import classes from './month-list.module.css';

/** Months below one another. */
export function MonthList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}
