import classes from './media.module.css';

const LINES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The viewer's name over a protected picture: whoever passes it on names themselves. */
export function Watermark({ text }: { text: string }) {
  return (
    <div className={classes.watermark} aria-hidden="true" data-testid="watermark">
      {LINES.map((line) => (
        <span key={line}>{`${text}   ${text}   ${text}`}</span>
      ))}
    </div>
  );
}
