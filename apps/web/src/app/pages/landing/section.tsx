import type { ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  id: string;
  title: string;
  /** The way on, beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the landing page under its own title. */
export function Section({ id, title, action, children }: SectionProps) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      {action ? (
        <div className={classes.head}>
          <h2 id={id}>{title}</h2>
          {action}
        </div>
      ) : (
        <h2 id={id}>{title}</h2>
      )}
      {children}
    </section>
  );
}
