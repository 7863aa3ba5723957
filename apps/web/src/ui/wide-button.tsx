import type { ReactNode } from 'react';
import classes from './wide-button.module.css';

interface WideButtonProps {
  icon: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

/** A line of a menu: an icon, and what it does in words. */
export function WideButton({ icon, onClick, children }: WideButtonProps) {
  return (
    <button type="button" className={classes.wide} onClick={onClick}>
      {icon}
      <span>{children}</span>
    </button>
  );
}
