import { formatPesos } from '@likha/contract/money';
import { REMITTANCE } from '@likha/contract/staff-limits';
import { dropDraft, formDraft } from '../../../lib/drafts.ts';
import { useSession } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Alone } from '../../../ui/alone.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useRemit } from '../api/use-remittance.ts';
import { type OwedPeriod, payingOf } from '../owed-period.ts';
import { inputVatOf, type Payment, paymentProblems } from '../payment-form.ts';
import { periodName } from '../period-name.ts';
import { taxTexts } from '../tax.texts.generated.ts';
import classes from './remit.module.css';

const BLANK: Payment = { input_vat: '', paid_on: '', reference: '' };

/** Asks when and by which reference a month was paid. It moves money in the books, so it is asked about by itself. */
export function Remit({ period, onClose }: { period: OwedPeriod; onClose: () => void }) {
  const t = useTexts(taxTexts);
  const language = useLanguage();
  const { user } = useSession();
  const turn = payingOf(period, user?.id);
  const draft = `remit-${period.tax}-${period.period}`;
  const action = useRemit(period, () => {
    dropDraft(draft);
    onClose();
  });
  const isVat = period.tax === 'vat';
  const form = useForm<Payment>({
    ...formDraft(draft, BLANK),
    validate: (typed) => paymentProblems(typed, period.owed, t),
  });
  const send = form.onSubmit((typed) =>
    action.send(
      { paid_on: typed.paid_on, reference: typed.reference.trim() },
      { inputVat: inputVatOf(typed.input_vat) ?? 0, onError: form.setErrors },
    ),
  );
  const facts = { pesos: formatPesos(period.owed), period: periodName(period.period, language) };
  return (
    <ConfirmDialog
      isOpen
      title={t.remitTitle(facts)}
      confirmLabel={turn === 'second' ? t.agree : t.recordPayment}
      busyLabel={t.saving}
      isBusy={action.isBusy}
      onConfirm={() => send()}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>{isVat ? t.remitVatText(facts) : t.remitText(facts)}</p>
        {turn === 'second' && <p className="dim">{t.remitSecond}</p>}
        {turn === 'first' && <p className="dim">{t.remitTwo}</p>}
        {period.is_alone && <Alone />}
        {isVat && (
          <TextField
            label={t.input}
            description={t.inputHint}
            inputMode="decimal"
            {...form.getInputProps('input_vat')}
          />
        )}
        <TextField label={t.paidOn} type="date" {...form.getInputProps('paid_on')} />
        <TextField
          label={t.paymentReference}
          description={t.paymentReferenceHint}
          maxLength={REMITTANCE.referenceCharacters}
          {...form.getInputProps('reference')}
        />
      </div>
    </ConfirmDialog>
  );
}
