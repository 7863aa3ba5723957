import { centavosFromPesos, formatPesos } from '@likha/contract/money';
import { REMITTANCE } from '@likha/contract/staff-limits';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { plainNumber } from '../../../lib/typed-number.ts';
import { useRefusals } from '../../../lib/use-refusals.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRemit } from '../api/use-remittance.ts';
import type { OwedPeriod } from '../owed-period.ts';
import { periodName } from '../period-name.ts';
import { taxTexts } from '../tax.texts.generated.ts';
import classes from './remit.module.css';

/** Asks when and by which reference a month was paid. It moves money in the books, so it is asked about by itself. */
export function Remit({ period, onClose }: { period: OwedPeriod; onClose: () => void }) {
  const t = useTexts(taxTexts);
  const language = useLanguage();
  const [day, setDay] = useState('');
  const [reference, setReference] = useState('');
  const [input, setInput] = useState('');
  const [isTried, setIsTried] = useState(false);
  const action = useRemit(period, onClose);
  const refused = useRefusals(action.error, { paid_on: day, input_vat: input, reference });
  const isVat = period.tax === 'vat';
  const inputVat = centavosFromPesos(Number(plainNumber(input)));
  const problems = {
    day: day === '' ? t.dayNeeded : undefined,
    input:
      inputVat === null || inputVat < 0 || inputVat > (centavosFromPesos(period.owed) ?? 0)
        ? t.inputWrong
        : undefined,
    reference: reference.trim() === '' ? t.referenceNeeded : undefined,
  };
  const shown: Partial<typeof problems> = isTried ? problems : {};
  const send = () => {
    setIsTried(true);
    if (Object.values(problems).some(Boolean)) return;
    refused.remember();
    action.send({ paid_on: day, reference: reference.trim() }, (inputVat ?? 0) / 100);
  };
  const facts = { pesos: formatPesos(period.owed), period: periodName(period.period, language) };
  return (
    <ConfirmDialog
      isOpen
      title={t.remitTitle(facts)}
      confirmLabel={period.state === 'asked' ? t.agree : t.recordPayment}
      busyLabel={t.saving}
      isBusy={action.isBusy}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>{isVat ? t.remitVatText(facts) : t.remitText(facts)}</p>
        <p className="dim">{period.state === 'asked' ? t.remitSecond : t.remitTwo}</p>
        {isVat && (
          <TextField
            label={t.input}
            description={t.inputHint}
            error={shown.input ?? refused.of('input_vat')}
            inputMode="decimal"
            value={input}
            onChange={(event) => setInput(event.currentTarget.value)}
          />
        )}
        <TextField
          label={t.paidOn}
          error={shown.day ?? refused.of('paid_on')}
          type="date"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <TextField
          label={t.paymentReference}
          description={t.paymentReferenceHint}
          error={shown.reference ?? refused.of('reference')}
          maxLength={REMITTANCE.referenceCharacters}
          value={reference}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
