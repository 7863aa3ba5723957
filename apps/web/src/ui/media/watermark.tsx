import classes from './watermark.module.css';

const LINES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/** Enough to cross the widest screen; what does not fit is cut off. */
const REPEATS = 16;

/** The viewer's name over a protected picture: whoever passes it on names themselves. */
export function Watermark({ text }: { text: string }) {
  return (
    <div className={classes.watermark} aria-hidden="true" data-testid="watermark">
      {LINES.map((line) => (
        <span key={line}>{`${text}   `.repeat(REPEATS)}</span>
      ))}
    </div>
  );
}
