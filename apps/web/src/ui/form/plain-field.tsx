import type { ReactNode } from 'react';
import classes from './plain-field.module.css';

interface PlainFieldProps {
  icon: ReactNode;
  /** Where the icon stands. */
  side: 'start' | 'end';
  className?: string | undefined;
  /** The field, which takes the class that it is handed. */
  children: (field: string) => ReactNode;
}

/** A field that looks like the kit's and does without it, for public pages. */
export function PlainField({ icon, side, className = '', children }: PlainFieldProps) {
  return (
    <span className={`${classes.box} ${className}`} data-icon={side}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      {children(classes.field ?? '')}
    </span>
  );
}
