import type { ReactNode } from 'react';
import classes from './spend-parts.module.css';

/** What a dialog asks for before something is paid, one below the other; nothing of it changes while it is sent. */
export function SpendParts({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <fieldset className={classes.parts} disabled={isBusy}>
      {children}
    </fieldset>
  );
}
