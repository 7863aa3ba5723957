import classes from './spinner.module.css';

/** A turning arc in the colour of the words around it. Whoever shows it says aloud what is going on. */
export function Spinner({ size = 32 }: { size?: number }) {
  return <span className={classes.spinner} style={{ width: size, height: size }} aria-hidden="true" />;
}
