import type { ComponentProps } from 'react';
import { IconCheck } from '../icons/icons.generated.ts';
import classes from './checkbox.module.css';
import { Choice } from './choice.tsx';
import type { FieldWords } from './field.tsx';

type CheckboxProps = FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords | 'type'>;

/** A box to tick, with its words. Takes a form's input props of type `checkbox`. */
export function Checkbox({ label, description, error, className, id, ...props }: CheckboxProps) {
  return (
    <Choice label={label} description={description} error={error} className={className} id={id}>
      {(input) => (
        <span className={classes.box}>
          <input type="checkbox" {...props} {...input} className={classes.input} />
          <IconCheck size={16} stroke={3} className={classes.tick} aria-hidden />
        </span>
      )}
    </Choice>
  );
}
