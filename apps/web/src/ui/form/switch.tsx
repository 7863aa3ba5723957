import type { ComponentProps } from 'react';
import { Choice } from './choice.tsx';
import type { FieldWords } from './field.tsx';
import classes from './plain-switch.module.css';

type PlainSwitchProps = FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords | 'type'>;

/** Something that is on or off, for pages that do without the kit. Takes a form's input props of type `checkbox`. */
export function PlainSwitch({ label, description, error, className = '', id, ...props }: PlainSwitchProps) {
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
