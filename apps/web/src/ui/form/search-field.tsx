import { IconSearch } from '../icons/icons.generated.ts';
import { PlainField } from './plain-field.tsx';

interface SearchFieldProps {
  /** Said aloud, and shown while the field is empty. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** What is wrong with what was typed. */
  error?: string | null;
  className?: string | undefined;
}

/** What to look for. */
export function SearchField({ label, value, onChange, error, className }: SearchFieldProps) {
  return (
    <PlainField
      icon={<IconSearch size={20} stroke={1.75} />}
      side="start"
      error={error ?? null}
      className={className}
    >
      {(field) => (
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          {...field}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </PlainField>
  );
}
