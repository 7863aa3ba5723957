import type { ReactNode } from 'react';
import classes from './book-list.module.css';

/** Cards one below the other. @param as `ol` where they follow one another in time */
export function BookList({ as: List = 'ul', children }: { as?: 'ul' | 'ol'; children: ReactNode }) {
  return <List className={classes.list}>{children}</List>;
}
