import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';
import classes from './text-area.module.css';

type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, keyof FieldWords>;

/** Text of several lines that grows with what is typed, up to 12 of them. Takes a form's input props. */
export function TextArea({ label, description, error, className, id, rows = 4, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} description={description} error={error} className={className} id={id}>
      {({ className: look, ...wiring }) => (
        <textarea rows={rows} {...textarea} {...wiring} className={`${look} ${classes.lines}`} />
      )}
    </Field>
  );
}
