import type { ReactNode } from 'react';
import classes from './figures.module.css';

/** Lines of a receipt or a confirmation: what, and how much. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={classes.list}>{children}</dl>;
}

/** One line of figures; the strong one is what it comes to. */
export function Figure({
  name,
  strong = false,
  isLong = false,
  children,
}: {
  name: string;
  strong?: boolean;
  /** It has no place to break: it breaks anywhere. */
  isLong?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={strong ? classes.strong : classes.line}>
      <dt>{name}</dt>
      <dd className={isLong ? classes.long : 'money'}>{children}</dd>
    </div>
  );
}
