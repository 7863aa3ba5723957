import { MAX_CREDIT_PRICE } from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import { useConfig } from '../../../lib/config.ts';
import { pesosForCredits } from '../../../lib/credit-price.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { filesTexts } from '../files.texts.generated.ts';
import classes from './price-dialog.module.css';

interface PriceDialogProps {
  /** Whole credits; null for a free message. */
  price: number | null;
  /** Who would pay; null for many. */
  name: string | null;
  onChange: (price: number | null) => void;
  onClose: () => void;
}

/** What a creator asks for the files of a message (P433). */
export function PriceDialog({ price, name, onChange, onClose }: PriceDialogProps) {
  const t = useTexts(filesTexts);
  const rate = useConfig().data?.php_per_credit;
  const [typed, setTyped] = useState(price === null ? '' : String(price));
  const [isTried, setIsTried] = useState(false);
  const credits = priceOf(typed);
  const pesos = credits !== null && rate !== undefined ? formatPesos(pesosForCredits(credits, rate)) : null;
  const wrong = t.priceWrong({ min: 1, max: wholeNumber(MAX_CREDIT_PRICE) });
  const done = (chosen: number | null) => {
    onChange(chosen);
    onClose();
  };
  return (
    <Dialog title={t.price} onClose={onClose}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (credits !== null) done(credits);
        }}
      >
        <TextField
          label={t.priceLabel}
          description={name === null ? t.priceHintMany : t.priceHint({ name })}
          inputMode="numeric"
          value={typed}
          error={isTried && credits === null ? wrong : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {pesos !== null && (
          <p className="dim">{name === null ? t.pricePesosMany({ pesos }) : t.pricePesos({ pesos, name })}</p>
        )}
        <Button type="submit">{t.setPrice}</Button>
        {price !== null && (
          <Button variant="default" onClick={() => done(null)}>
            {t.freeAgain}
          </Button>
        )}
      </form>
    </Dialog>
  );
}

/** Whole credits within the bounds of a price; null for anything else. */
function priceOf(typed: string): number | null {
  const credits = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  return credits >= 1 && credits <= MAX_CREDIT_PRICE ? credits : null;
}
