import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';
import classes from './text-area.module.css';
import { useRoom } from './use-room.ts';

type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, keyof FieldWords>;

/** Text of several lines that grows with what is typed, up to 12 of them. Takes a form's input props. */
export function TextArea({ label, description, className, id, rows = 4, error, ...textarea }: TextAreaProps) {
  const room = useRoom({ ...textarea, error });
  return (
    <Field label={label} description={description} error={room.error} className={className} id={id}>
      {({ className: look, ...wiring }) => (
        <textarea
          rows={rows}
          {...textarea}
          {...wiring}
          maxLength={room.maxLength}
          className={`${look} ${classes.lines}`}
        />
      )}
    </Field>
  );
}
