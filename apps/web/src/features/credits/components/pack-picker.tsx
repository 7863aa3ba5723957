import { formatPesos } from '@likha/contract/money';
import { pesosForCredits } from '../../../lib/credit-price.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { ChoiceCard } from '../../../ui/form/choice-card.tsx';
import { Choices } from '../../../ui/form/choices.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
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
  return (
    <Choices legend="Choose a pack">
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
            {pack.is_popular && <span className={classes.ribbon}>Most popular</span>}
          </span>
          <span className={classes.credits}>{wholeNumber(pack.credits + pack.bonus)}</span>
          <span className={classes.bonus}>
            {pack.bonus > 0
              ? `credits, ${wholeNumber(pack.bonus)} of them bonus (+${pack.bonus_percent}%)`
              : 'credits, no bonus'}
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
  return (
    <div>
      <TextField
        label="Or your own amount of credits"
        inputMode="numeric"
        autoComplete="off"
        placeholder="e.g. 250"
        value={text}
        error={isChosen && text !== '' ? problem : null}
        onChange={(event) => onChange(event.currentTarget.value.replace(/[,\s]/g, ''))}
      />
    </div>
  );
}
