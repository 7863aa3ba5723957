import type { ComponentProps } from 'react';
import { Choice } from './choice.tsx';
import type { FieldWords } from './field.tsx';
import classes from './switch.module.css';

type SwitchProps = FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords | 'type'>;

/** Something that is on or off, with its words. Takes a form's input props of type `checkbox`. */
export function Switch({ label, description, error, className = '', id, ...props }: SwitchProps) {
  return (
    <Choice
      label={label}
      description={description}
      error={error}
      className={`${classes.switch} ${className}`}
      id={id}
    >
      {(input) => (
        <input
          type="checkbox"
          role="switch"
          aria-checked={props.checked ?? false}
          {...props}
          {...input}
          className={classes.track}
        />
      )}
    </Choice>
  );
}
