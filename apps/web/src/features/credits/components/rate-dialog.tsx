import { formatCredits, formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { pesosForCredits } from '../../../lib/credit-price.ts';
import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RichText, STRONG } from '../../../ui/rich-text.tsx';
import { rateTexts } from '../rate.texts.generated.ts';
import classes from './rate-dialog.module.css';

interface RateDialogProps {
  current: Answer<'GET /credits/admin/conversion-rate'>;
  /** Pesos per credit. */
  next: number;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** What a new rate does to the credits that people hold, before it does it (P13). */
export function RateDialog({ current, next, isBusy, onConfirm, onClose }: RateDialogProps) {
  const t = useTexts(rateTexts);
  const { php_per_credit, credits_in_circulation } = current;
  const before = pesosForCredits(credits_in_circulation, php_per_credit);
  const after = pesosForCredits(credits_in_circulation, next);
  const difference = { pesos: formatPesos(Math.abs(after - before)) };
  return (
    <ConfirmDialog
      isOpen
      title={t.askTitle}
      confirmLabel={t.askConfirm({ pesos: formatPesos(next) })}
      busyLabel={t.changing}
      isBusy={isBusy}
      onConfirm={onConfirm}
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
    </ConfirmDialog>
  );
}
