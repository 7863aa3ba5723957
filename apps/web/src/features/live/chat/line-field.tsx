import { LIVE_CHAT } from '@likha/contract/live/live-limits';
import { useWiring } from '../../../ui/form/field.tsx';
import { useRoom } from '../../../ui/form/use-room.ts';
import classes from './line-field.module.css';

interface LineFieldProps {
  text: string;
  label: string;
  placeholder: string;
  onChange: (text: string) => void;
}

/** Is there more than a line of a chat may have? What stands around it is not sent. */
export function isLineTooLong(text: string): boolean {
  return text.trim().length > LIVE_CHAT.characters;
}

/** Where a line is typed or pasted: whole, with how much of it is too much (P900). */
export function LineField({ text, label, placeholder, onChange }: LineFieldProps) {
  const { error } = useRoom({ value: text.trim(), maxLength: LIVE_CHAT.characters });
  const { input, errorId } = useWiring(undefined, undefined, error);
  return (
    <>
      <input
        {...input}
        className={classes.field}
        aria-label={label}
        placeholder={placeholder}
        enterKeyHint="send"
        autoComplete="off"
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </>
  );
}
