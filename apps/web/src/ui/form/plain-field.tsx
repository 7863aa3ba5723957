import { type ReactNode, useId } from 'react';
import classes from './plain-field.module.css';

interface PlainFieldProps {
  icon: ReactNode;
  /** Where the icon stands. */
  side: 'start' | 'end';
  /** What is wrong with what was typed. */
  error?: string | null;
  className?: string | undefined;
  /** The field, which takes what it is handed. */
  children: (field: FieldProps) => ReactNode;
}

interface FieldProps {
  className: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** A field that looks like the kit's and does without it, for public pages. */
export function PlainField({ icon, side, error = null, className = '', children }: PlainFieldProps) {
  const id = useId();
  const field: FieldProps = { className: classes.field ?? '' };
  return (
    <span className={className}>
      <span className={classes.box} data-icon={side}>
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
        {children(error ? { ...field, 'aria-invalid': true, 'aria-describedby': id } : field)}
      </span>
      {error && (
        <span id={id} className={classes.error}>
          {error}
        </span>
      )}
    </span>
  );
}
