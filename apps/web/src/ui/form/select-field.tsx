import type { ComponentProps } from 'react';
import { IconChevronDown } from '../icons/icons.generated.ts';
import { Field, type FieldWords } from './field.tsx';
import classes from './select-field.module.css';

type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, keyof FieldWords> & {
    options: readonly { value: string; label: string }[];
  };

/** One of a few, with its label, hint and error, for pages that do without the kit. Takes a form's input props. */
export function SelectField({
  label,
  description,
  error,
  className,
  id,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} description={description} error={error} className={className} id={id}>
      {(wiring) => (
        <span className={classes.box}>
          <select {...select} {...wiring}>
            {options.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <span className={classes.arrow} aria-hidden>
            <IconChevronDown size={20} stroke={1.75} />
          </span>
        </span>
      )}
    </Field>
  );
}
