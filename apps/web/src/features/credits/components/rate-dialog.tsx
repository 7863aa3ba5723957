import { centavosFromPesos, formatCredits, formatPesos, isFarRate } from '@likha/contract/money';
import { useRef, useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { pesosForCredits } from '../../../lib/credit-price.ts';
import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RichText, STRONG } from '../../../ui/rich-text.tsx';
import { rateTexts } from '../rate.texts.generated.ts';
import { isTypedRate } from '../rate-input.ts';
import classes from './rate-dialog.module.css';
import { RatePeople } from './rate-people.tsx';

interface RateDialogProps {
  current: Answer<'GET /credits/admin/conversion-rate'>;
  /** Pesos per credit. */
  next: number;
  isBusy: boolean;
  /** @param typed the new rate, where it had to be typed once more */
  onConfirm: (typed?: number) => void;
  onClose: () => void;
}

/** What a new rate does to the credits that people hold, before it does it (P13); one that is far is typed once more (P298). */
export function RateDialog({ current, next, isBusy, onConfirm, onClose }: RateDialogProps) {
  const t = useTexts(rateTexts);
  const { php_per_credit, credits_in_circulation } = current;
  const before = pesosForCredits(credits_in_circulation, php_per_credit);
  const after = pesosForCredits(credits_in_circulation, next);
  const difference = { pesos: formatPesos(Math.abs(after - before)) };
  const isFar = isFarRate(centavosFromPesos(php_per_credit) ?? 0, centavosFromPesos(next) ?? 0);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const rate = next.toFixed(2);
  function confirm() {
    if (!isFar) return onConfirm();
    if (isTypedRate(typed, next)) return onConfirm(next);
    setProblem(t.typedOther({ rate }));
    field.current?.focus();
  }
  return (
    <ConfirmDialog
      isOpen
      title={isFar ? t.farTitle : t.askTitle}
      confirmLabel={t.askConfirm({ pesos: formatPesos(next) })}
      busyLabel={t.changing}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Figures>
        <Figure name={t.rateNow}>{formatPesos(php_per_credit)}</Figure>
        <Figure name={t.rateAfter} strong>
          {formatPesos(next)}
        </Figure>
        <Figure name={t.circulating}>{formatCredits(credits_in_circulation)}</Figure>
        <Figure name={t.worthNow}>{formatPesos(before)}</Figure>
        <Figure name={t.worthAfter}>{formatPesos(after)}</Figure>
      </Figures>
      {after !== before && (
        <div className={classes.difference}>
          <Notice tone="warn" testId="revaluation">
            <RichText
              text={after > before ? t.houseGives(difference) : t.houseGets(difference)}
              parts={STRONG}
            />
          </Notice>
        </div>
      )}
      {isFar && (
        <div className={classes.again}>
          <p>{t.far}</p>
          <RatePeople current={current} next={next} />
          <TextField
            ref={field}
            label={t.typeAgain({ rate })}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={problem}
            onChange={(event) => {
              setProblem(null);
              setTyped(event.currentTarget.value);
            }}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}
