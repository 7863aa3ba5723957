import { TextInput, type TextInputProps } from '@mantine/core';

export type TextFieldProps = TextInputProps;

/** One line of text, with its label, hint and error. Takes a form's input props. */
export function TextField(props: TextFieldProps) {
  return <TextInput {...props} />;
}
