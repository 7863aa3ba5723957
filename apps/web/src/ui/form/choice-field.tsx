import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconChevronDown } from '../icons/icons.generated.ts';

/** One of a few, by the device's own list, with its label, hint and error. Takes a form's input props. */
export function ChoiceField(props: NativeSelectProps) {
  return (
    <NativeSelect
      rightSection={<IconChevronDown size={20} stroke={1.75} aria-hidden />}
      rightSectionPointerEvents="none"
      {...props}
    />
  );
}
