import type { ReactNode } from 'react';
import classes from './choices.module.css';

interface ChoicesProps {
  legend: string;
  /** The legend is one label of a form among others, and not a title. */
  isPlain?: boolean;
  /** On a wide screen all choices stand in one row. */
  inOneRow?: boolean;
  children: ReactNode;
}

/** A question with a few answers, each a `ChoiceCard`, two in a row. */
export function Choices({ legend, isPlain = false, inOneRow = false, children }: ChoicesProps) {
  return (
    <fieldset className={classes.set} data-row={inOneRow}>
      <legend className={isPlain ? classes.plain : classes.title}>{legend}</legend>
      {children}
    </fieldset>
  );
}
