import { formatPesos } from '@likha/contract/money';
import { REMITTANCE } from '@likha/contract/staff-limits';
import { useState } from 'react';
import { monthName } from '../../../lib/month-name.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRemit } from '../api/use-remittance.ts';
import type { OwedMonth } from '../owed-month.ts';
import { taxTexts } from '../tax.texts.generated.ts';
import classes from './remit.module.css';

/** Asks when and by which reference a month was paid. It moves money in the books, so it is asked about by itself. */
export function Remit({ month, onClose }: { month: OwedMonth; onClose: () => void }) {
  const t = useTexts(taxTexts);
  const language = useLanguage();
  const [day, setDay] = useState('');
  const [reference, setReference] = useState('');
  const [isTried, setIsTried] = useState(false);
  const action = useRemit(onClose);
  const problems = {
    day: day === '' ? t.dayNeeded : undefined,
    reference: reference.trim() === '' ? t.referenceNeeded : undefined,
  };
  const shown: Partial<typeof problems> = isTried ? problems : {};
  const send = () => {
    setIsTried(true);
    if (Object.values(problems).some(Boolean)) return;
    action.mutate({ body: { month: month.month, paid_on: day, reference: reference.trim() } });
  };
  const facts = { pesos: formatPesos(month.owed), month: monthName(month.month, language) };
  return (
    <ConfirmDialog
      isOpen
      title={t.remitTitle(facts)}
      confirmLabel={month.state === 'asked' ? t.agree : t.recordPayment}
      busyLabel={t.saving}
      isBusy={action.isPending}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>{t.remitText(facts)}</p>
        <p className="dim">{month.state === 'asked' ? t.remitSecond : t.remitTwo}</p>
        <TextField
          label={t.paidOn}
          error={shown.day}
          type="date"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <TextField
          label={t.paymentReference}
          description={t.paymentReferenceHint}
          error={shown.reference}
          maxLength={REMITTANCE.referenceCharacters}
          value={reference}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
