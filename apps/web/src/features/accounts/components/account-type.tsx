import { useTexts } from '../../../lib/texts.ts';
import { ChoiceCard } from '../../../ui/form/choice-card.tsx';
import { Choices } from '../../../ui/form/choices.tsx';
import { IconBrush, IconHeart } from '../../../ui/icons/icons.generated.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import classes from './account-type.module.css';

type AccountType = 'fan' | 'creator';

/** Two large cards instead of a list: the first decision of the form. */
export function AccountTypePicker({
  value,
  onChange,
}: {
  value: AccountType;
  onChange: (value: AccountType) => void;
}) {
  const t = useTexts(accountsTexts);
  const choices = [
    { value: 'fan', label: t.fan, text: t.fanText, Icon: IconHeart },
    { value: 'creator', label: t.creator, text: t.creatorText, Icon: IconBrush },
  ] as const;
  return (
    <Choices legend={t.joiningAs} isPlain>
      {choices.map(({ value: choice, label, text, Icon }) => (
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
