import { IconSearch } from '@tabler/icons-react';
import { PlainField } from './plain-field.tsx';

interface SearchFieldProps {
  /** Said aloud, and shown while the field is empty. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  className?: string | undefined;
}

/** What to look for. */
export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  return (
    <PlainField icon={<IconSearch size={20} stroke={1.75} />} side="start" className={className}>
      {(field) => (
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          className={field}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </PlainField>
  );
}
