import { IconBrush, IconHeart } from '@tabler/icons-react';
import classes from './account-type.module.css';

type AccountType = 'fan' | 'creator';

const CHOICES = [
  { value: 'fan', label: 'Fan', text: 'Follow and unlock', Icon: IconHeart },
  { value: 'creator', label: 'Creator', text: 'Publish and earn', Icon: IconBrush },
] as const;

/** Two large cards instead of a list: the first decision of the form. */
export function AccountTypePicker({
  value,
  onChange,
}: {
  value: AccountType;
  onChange: (value: AccountType) => void;
}) {
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>I am joining as a</legend>
      {CHOICES.map(({ value: choice, label, text, Icon }) => (
        <label key={choice} className={classes.choice} data-chosen={choice === value}>
          <input
            type="radio"
            name="user_type"
            className={classes.input}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          <Icon size={26} stroke={1.75} aria-hidden />
          <span className={classes.words}>
            <strong>{label}</strong>
            <span className="dim">{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
