import { IconChevronDown } from '../icons/icons.generated.ts';
import { PlainField } from './plain-field.tsx';

interface SelectProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: string) => void;
}

/** One of a few, by the device's own list. The label is said aloud, not shown. */
export function Select<Value extends string>({ label, options, value, onChange }: SelectProps<Value>) {
  return (
    <PlainField icon={<IconChevronDown size={20} stroke={1.75} />} side="end">
      {(field) => (
        <select
          aria-label={label}
          {...field}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </PlainField>
  );
}
