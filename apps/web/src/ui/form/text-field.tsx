import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { useRoom } from './use-room.ts';

export type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords>;

/** One line of text, with its label, hint and error. Takes a form's input props. */
export function TextField({ label, description, error, className, id, ...input }: TextFieldProps) {
  const room = useRoom({ ...input, error });
  return (
    <Field label={label} description={description} error={room.error} className={className} id={id}>
      {(wiring) => <input type="text" {...input} {...wiring} maxLength={room.maxLength} />}
    </Field>
  );
}
