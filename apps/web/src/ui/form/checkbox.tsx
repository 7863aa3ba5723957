import { IconCheck } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './checkbox.module.css';
import { type FieldWords, useWiring } from './field.tsx';

type CheckboxProps = FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords | 'type'>;

/** A box to tick, with its words. Takes a form's input props of type `checkbox`. */
export function Checkbox({ label, description, error, className = '', id, ...props }: CheckboxProps) {
  const { input, hintId, errorId } = useWiring(id, description, error);
  return (
    <div className={`${classes.choice} ${className}`}>
      <span className={classes.box}>
        <input type="checkbox" {...props} {...input} className={classes.input} />
        <IconCheck size={16} stroke={3} className={classes.tick} aria-hidden />
      </span>
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
