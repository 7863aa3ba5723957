import { TextField } from './text-field.tsx';
import type { Form } from './use-form.ts';

interface SenderFieldsProps {
  form: Pick<Form<{ name: string; email: string }>, 'getInputProps'>;
  /** The words of the two fields. */
  name: string;
  email: string;
}

/** Who writes to us, and where they are answered. */
export function SenderFields({ form, name, email }: SenderFieldsProps) {
  return (
    <>
      <TextField label={name} autoComplete="name" {...form.getInputProps('name')} />
      <TextField
        label={email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        {...form.getInputProps('email')}
      />
    </>
  );
}
