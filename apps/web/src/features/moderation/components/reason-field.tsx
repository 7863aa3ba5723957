import { SANCTION } from '@likha/contract/limits';
import type { ReactNode } from 'react';
import { TextArea } from '../../../ui/form/text-area.tsx';
import classes from './reason-field.module.css';

interface ReasonFieldProps {
  /** What a decision does. */
  means: string;
  label: string;
  value: string;
  error?: string | null;
  onChange: (reason: string) => void;
  /** Above the field: what it can be filled from. */
  children?: ReactNode;
}

/** What a decision does, and why it is made. */
export function ReasonField({ means, label, value, error = null, onChange, children }: ReasonFieldProps) {
  return (
    <div className={classes.fields}>
      <p>{means}</p>
      {children}
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
