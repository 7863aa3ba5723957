import { Textarea, type TextareaProps } from '@mantine/core';

/** Text of several lines that grows with what is typed, from 4 to 12 lines. Takes a form's input props. */
export function TextArea(props: TextareaProps) {
  return <Textarea autosize minRows={4} maxRows={12} {...props} />;
}
