import { formatPesos } from '@likha/contract/money';
import { pesosForCredits } from '../../../lib/credit-price.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Pack } from '../order.ts';
import classes from './buy-credits.module.css';

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
    <fieldset className={classes.packs}>
      <legend className={classes.legend}>Choose a pack</legend>
      {packs.map((pack) => (
        <label
          key={pack.id}
          className={classes.pack}
          data-chosen={pack.id === choice}
          data-testid={`pack-${pack.id}`}
        >
          <input
            type="radio"
            name="pack"
            className={classes.radio}
            checked={pack.id === choice}
            onChange={() => onChoose(pack.id)}
          />
          <span className={classes.packName}>
            {pack.name}
            {pack.is_popular && <span className={classes.ribbon}>Most popular</span>}
          </span>
          <span className={classes.packCredits}>{wholeNumber(pack.credits + pack.bonus)}</span>
          <span className={classes.packBonus}>
            {pack.bonus > 0
              ? `credits, ${wholeNumber(pack.bonus)} of them bonus (+${pack.bonus_percent}%)`
              : 'credits, no bonus'}
          </span>
          <span className={classes.packPrice}>
            {formatPesos(pesosForCredits(pack.credits, phpPerCredit))}
          </span>
        </label>
      ))}
    </fieldset>
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
    <div className={classes.custom} data-chosen={isChosen}>
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
