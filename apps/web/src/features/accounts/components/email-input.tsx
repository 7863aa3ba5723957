import { TextInput, type TextInputProps } from '@mantine/core';

/** An e-mail address, with the keyboard and manners that one needs. Takes a form's input props. */
export function EmailInput(props: TextInputProps) {
  return (
    <TextInput
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
