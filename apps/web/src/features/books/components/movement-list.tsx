import type { ReactNode } from 'react';
import classes from './movement-list.module.css';

/** What an entry moved. */
export function MovementList({ children }: { children: ReactNode }) {
  return <ul className={classes.movements}>{children}</ul>;
}
