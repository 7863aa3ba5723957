import { IconBrush, IconHeart } from '@tabler/icons-react';
import { ChoiceCard } from '../../../ui/form/choice-card.tsx';
import { Choices } from '../../../ui/form/choices.tsx';
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
    <Choices legend="I am joining as a" isPlain>
      {CHOICES.map(({ value: choice, label, text, Icon }) => (
        <ChoiceCard
          key={choice}
          name="user_type"
          isChosen={choice === value}
          onChoose={() => onChange(choice)}
          className={classes.choice}
        >
          <Icon size={26} stroke={1.75} aria-hidden />
          <span className={classes.words}>
            <strong>{label}</strong>
            <span className="dim">{text}</span>
          </span>
        </ChoiceCard>
      ))}
    </Choices>
  );
}
