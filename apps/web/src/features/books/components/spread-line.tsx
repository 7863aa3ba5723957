import type { ReactNode } from 'react';
import classes from './spread-line.module.css';

/** What it is, and at the other end what it comes to. */
export function SpreadLine({ children }: { children: ReactNode }) {
  return <div className={classes.line}>{children}</div>;
}
