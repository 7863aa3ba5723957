import { formatPesos } from '@likha/contract/money';
import { pesosForCredits } from '../../../lib/credit-price.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { ChoiceCard } from '../../../ui/form/choice-card.tsx';
import { Choices } from '../../../ui/form/choices.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { buyingTexts } from '../buying.texts.generated.ts';
import type { Pack } from '../order.ts';
import classes from './pack-picker.module.css';

/** What is chosen: a pack's id, or `custom`. */
export type Choice = string;

interface PackPickerProps {
  packs: readonly Pack[];
  phpPerCredit: number;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** The packs as cards, one of them chosen. */
export function PackPicker({ packs, phpPerCredit, choice, onChoose }: PackPickerProps) {
  const t = useTexts(buyingTexts);
  return (
    <Choices legend={t.choosePack}>
      {packs.map((pack) => (
        <ChoiceCard
          key={pack.id}
          name="pack"
          isChosen={pack.id === choice}
          onChoose={() => onChoose(pack.id)}
          className={classes.pack}
          testId={`pack-${pack.id}`}
        >
          <span className={classes.name}>
            {pack.name}
            {pack.is_popular && <span className={classes.ribbon}>{t.mostPopular}</span>}
          </span>
          <span className={classes.credits}>{wholeNumber(pack.credits + pack.bonus)}</span>
          <span className={classes.bonus}>
            {pack.bonus > 0
              ? t.withBonus({ bonus: wholeNumber(pack.bonus), percent: pack.bonus_percent })
              : t.noBonus}
          </span>
          <span className={classes.price}>{formatPesos(pesosForCredits(pack.credits, phpPerCredit))}</span>
        </ChoiceCard>
      ))}
    </Choices>
  );
}

interface CustomAmountProps {
  text: string;
  problem: string | null;
  isChosen: boolean;
  onChange: (text: string) => void;
}

/** Any whole number of credits, without bonus. */
export function CustomAmount({ text, problem, isChosen, onChange }: CustomAmountProps) {
  const t = useTexts(buyingTexts);
  return (
    <div>
      <TextField
        label={t.ownAmount}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t.ownExample}
        value={text}
        error={isChosen && text !== '' ? problem : null}
        onChange={(event) => onChange(event.currentTarget.value.replace(/[,\s]/g, ''))}
      />
    </div>
  );
}
