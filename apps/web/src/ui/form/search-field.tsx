import { IconSearch } from '@tabler/icons-react';
import { useId } from 'react';
import { PlainField } from './plain-field.tsx';
import classes from './search-field.module.css';

interface SearchFieldProps {
  /** Said aloud, and shown while the field is empty. */
  label: string;
  value: string;
  /** What is wrong with it, in words. */
  error?: string | undefined;
  onChange: (text: string) => void;
  className?: string | undefined;
}

/** What to look for. */
export function SearchField({ label, value, error, onChange, className }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <PlainField icon={<IconSearch size={20} stroke={1.75} />} side="start">
        {(field) => (
          <input
            type="search"
            aria-label={label}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            placeholder={label}
            className={field}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </PlainField>
      {error && (
        <p id={id} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
