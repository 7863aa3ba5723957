import type { ReactNode } from 'react';
import classes from './stat-grid.module.css';

/** Large figures side by side, as many as there is room for. */
export function StatGrid({ children }: { children: ReactNode }) {
  return <dl className={classes.grid}>{children}</dl>;
}
