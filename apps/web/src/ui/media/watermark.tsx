import classes from './watermark.module.css';

/** The viewer's name at the edge of a video, which has none burned in: whoever passes it on names themselves. */
export function Watermark({ text }: { text: string }) {
  return (
    <span className={classes.watermark} aria-hidden="true" data-testid="watermark">
      {text}
    </span>
  );
}
