import { SANCTION } from '@likha/contract/limits';
import { TextArea } from '../../../ui/form/text-area.tsx';
import classes from './reason-field.module.css';

interface ReasonFieldProps {
  /** What a decision does. */
  means: string;
  label: string;
  value: string;
  error?: string | null;
  onChange: (reason: string) => void;
}

/** What a decision does, and why it is made. */
export function ReasonField({ means, label, value, error = null, onChange }: ReasonFieldProps) {
  return (
    <div className={classes.fields}>
      <p>{means}</p>
      <TextArea
        label={label}
        maxLength={SANCTION.reasonCharacters}
        rows={3}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
