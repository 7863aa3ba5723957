import type { ReactNode } from 'react';
import classes from './live-sign.module.css';

/** Says that something is live, in the colour that nothing else has. */
export function LiveSign({ isFaint = false, children }: { isFaint?: boolean; children: ReactNode }) {
  return (
    <span className={classes.sign} data-faint={isFaint || undefined}>
      {children}
    </span>
  );
}
