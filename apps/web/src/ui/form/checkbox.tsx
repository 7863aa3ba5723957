import { type CheckboxProps, Checkbox as KitCheckbox } from '@mantine/core';

/** A box to tick, with its words. Takes a form's input props of type `checkbox`. */
export function Checkbox(props: CheckboxProps) {
  return <KitCheckbox size="md" aria-invalid={props.error ? true : undefined} {...props} />;
}
