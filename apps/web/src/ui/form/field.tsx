import { type ReactNode, useId } from 'react';
import classes from './field.module.css';

/** The words around a field; the rest of a field's props are its input's own. */
export interface FieldWords {
  label: ReactNode;
  /** A hint that is always there. */
  description?: ReactNode | undefined;
  /** What is wrong with it, in words. */
  error?: ReactNode;
  className?: string | undefined;
}

/** What an input is told, so that its words are said with it. */
export interface FieldWiring {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldWords {
  /** Of the input, where somebody else names it. */
  id?: string | undefined;
  children: (input: FieldWiring) => ReactNode;
}

/** A field with its label, hint and error. */
export function Field({ id, label, description, error, className = '', children }: FieldProps) {
  const { input, hintId, errorId } = useWiring(id, description, error);
  return (
    <div className={className}>
      <label htmlFor={input.id} className={classes.label}>
        {label}
      </label>
      {description && (
        <p id={hintId} className={classes.hint}>
          {description}
        </p>
      )}
      {children(input)}
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Names for an input, its hint and its error, and what ties them together. */
export function useWiring(given: string | undefined, description: ReactNode, error: ReactNode) {
  const own = useId();
  const id = given ?? own;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const said = [error ? errorId : '', description ? hintId : ''].filter(Boolean).join(' ');
  const input: FieldWiring = {
    id,
    className: classes.input ?? '',
    'aria-describedby': said || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { input, hintId, errorId };
}
