import type { ReactNode } from 'react';
import classes from './opening.module.css';

/** What is always seen of a `<details>`, with a mark that points to where it opens. */
export function Opening({ children }: { children: ReactNode }) {
  return <summary className={classes.opening}>{children}</summary>;
}
