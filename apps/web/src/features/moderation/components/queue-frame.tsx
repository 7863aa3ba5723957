import type { ReactNode } from 'react';
import classes from './queue-frame.module.css';

/** A queue below its filters. */
export function QueueFrame({
  label,
  filters,
  children,
}: {
  label: string;
  filters: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={classes.queue} aria-label={label}>
      <div className={classes.filters}>{filters}</div>
      {children}
    </section>
  );
}
