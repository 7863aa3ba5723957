import type { ReactNode } from 'react';
import classes from './book-parts.module.css';

/** The parts of a page of the books, one below the other. */
export function BookParts({ children }: { children: ReactNode }) {
  return <div className={classes.parts}>{children}</div>;
}
