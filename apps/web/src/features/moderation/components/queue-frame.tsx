import type { ReactNode } from 'react';
import classes from './queue-frame.module.css';

/** A queue, with what it is called. */
export function QueueFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={classes.queue} aria-label={label}>
      {children}
    </section>
  );
}
