import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

interface SelectProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: string) => void;
}

/** One of a few, by the device's own list. The label is said aloud, not shown. */
export function Select<Value extends string>({ label, options, value, onChange }: SelectProps<Value>) {
  return (
    <NativeSelect
      aria-label={label}
      data={options}
      rightSection={<IconChevronDown size={20} stroke={1.75} aria-hidden />}
      rightSectionPointerEvents="none"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
