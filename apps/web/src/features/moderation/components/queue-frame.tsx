import type { ReactNode } from 'react';
import classes from './queue-frame.module.css';

/** A queue, below its filters where these do not stand beside its days. */
export function QueueFrame({
  label,
  filters,
  children,
}: {
  label: string;
  filters?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={classes.queue} aria-label={label}>
      {filters && <div className={classes.filters}>{filters}</div>}
      {children}
    </section>
  );
}
