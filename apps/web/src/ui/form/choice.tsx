import type { ReactNode } from 'react';
import classes from './choice.module.css';
import { type FieldWiring, type FieldWords, useWiring } from './field.tsx';

interface ChoiceProps extends FieldWords {
  id?: string | undefined;
  children: (input: FieldWiring) => ReactNode;
}

/** What is ticked or switched, with its label, hint and error beside it. */
export function Choice({ label, description, error, className = '', id, children }: ChoiceProps) {
  const { input, hintId, errorId } = useWiring(id, description, error);
  return (
    <div className={`${classes.choice} ${className}`}>
      {children(input)}
      <div>
        <label htmlFor={input.id} className={classes.label}>
          {label}
        </label>
        {description && (
          <p id={hintId} className={classes.hint}>
            {description}
          </p>
        )}
        {error && (
          <p id={errorId} className={classes.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
