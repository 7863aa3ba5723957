import type { ReactNode } from 'react';
import classes from './studio-section.module.css';

interface StudioSectionProps {
  id: string;
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of the studio under its own title. */
export function StudioSection({ id, title, className, children }: StudioSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
