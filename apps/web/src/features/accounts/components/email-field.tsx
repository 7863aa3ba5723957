import { TextField, type TextFieldProps } from '../../../ui/form/text-field.tsx';

/** An e-mail address, with the keyboard and manners that one needs. Takes a form's input props. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
