import { invoiceNumber } from '@likha/contract/invoice-number';
import { INVOICE_SERIES } from '@likha/contract/staff-limits';
import { useState } from 'react';
import { dropDraft, formDraft } from '../../../lib/drafts.ts';
import { fieldErrorsAs } from '../../../lib/field-errors-as.ts';
import { monthName } from '../../../lib/month-name.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { FormCard } from '../../../ui/form-card.tsx';
import { useBeginSeries } from '../api/use-begin-series.ts';
import { invoicesTexts } from '../invoices.texts.generated.ts';
import {
  FIRST_DRAFT,
  SERIES_FIELDS,
  type SeriesDraft,
  seriesBodyOf,
  seriesProblemsOf,
} from '../series-form.ts';

const DRAFT = 'invoice-series';

/** A series of invoice numbers, asked about by itself: it is never deleted. */
export function SeriesForm() {
  const t = useTexts(invoicesTexts);
  const language = useLanguage();
  const [asked, setAsked] = useState<SeriesDraft | null>(null);
  const close = () => setAsked(null);
  const form = useForm<SeriesDraft>({
    ...formDraft(DRAFT, FIRST_DRAFT),
    validate: (draft) => seriesProblemsOf(draft, t),
  });
  const action = useBeginSeries(() => {
    close();
    form.reset();
    dropDraft(DRAFT);
  });
  const refuse = (error: Error) => {
    close();
    form.setErrors(fieldErrorsAs(error, SERIES_FIELDS));
  };
  const body = asked && seriesBodyOf(asked);
  return (
    <FormCard onSubmit={form.onSubmit(setAsked)}>
      <h3>{t.set}</h3>
      <TextField
        label={t.prefix}
        description={t.prefixHint}
        maxLength={8}
        {...form.getInputProps('prefix')}
      />
      <TextField label={t.firstNumber} inputMode="numeric" maxLength={10} {...form.getInputProps('first')} />
      <TextField
        label={t.fromMonth}
        description={t.fromMonthHint}
        type="month"
        {...form.getInputProps('month')}
      />
      <TextField
        label={t.permit}
        maxLength={INVOICE_SERIES.permitCharacters}
        {...form.getInputProps('permit')}
      />
      <Button type="submit">{t.save}</Button>
      {body && (
        <ConfirmDialog
          isOpen
          title={t.sureTitle({ prefix: body.prefix })}
          confirmLabel={t.save}
          busyLabel={t.saving}
          isBusy={action.isPending}
          onConfirm={() => action.mutate({ body }, { onError: refuse })}
          onClose={close}
        >
          <p>
            {t.sure({
              month: monthName(body.from_month, language),
              number: invoiceNumber(body.prefix, body.first_number),
            })}
          </p>
          <p className="dim">{t.kept}</p>
        </ConfirmDialog>
      )}
    </FormCard>
  );
}
