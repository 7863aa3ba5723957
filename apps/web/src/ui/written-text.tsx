import classes from './written-text.module.css';

interface WrittenTextProps {
  isDim?: boolean;
  children: string;
}

/** What a person wrote, with their own lines; a long word breaks rather than widen the page. */
export function WrittenText({ isDim = false, children }: WrittenTextProps) {
  return <p className={isDim ? `${classes.text} dim` : classes.text}>{children}</p>;
}
