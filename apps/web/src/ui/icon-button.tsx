import type { ButtonHTMLAttributes, ReactNode } from 'react';
import classes from './icon-button.module.css';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Null where its content says what it does. */
  label: string | null;
  children: ReactNode;
}

/** A round button that shows an icon and says what it does. */
export function IconButton({ label, children, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label ?? undefined}
      className={`${classes.round} ${className}`}
      {...rest}
    >
      {children}
    </button>
  );
}
