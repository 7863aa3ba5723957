import { Fragment } from 'react';
import classes from './unbroken.module.css';

/** `24-48`: browsers end a line behind the hyphen of a range, and the next one begins with its half. */
const RANGE = /(\d+[-–]\d+)/;

/** A text whose ranges of numbers stay in one line; its letters are as they were written. */
export function Unbroken({ children: text }: { children: string }) {
  return text.split(RANGE).map((piece, place) =>
    RANGE.test(piece) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
      <span key={place} className={classes.range}>
        {piece}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
      <Fragment key={place}>{piece}</Fragment>
    ),
  );
}
