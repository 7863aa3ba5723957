import { SETTLEMENT_REPORT } from '@likha/contract/limits';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { dropDraft, formDraft } from '../../../lib/drafts.ts';
import { providerName } from '../../../lib/provider-name.ts';
import { useTexts } from '../../../lib/texts.ts';
import { typedPesos } from '../../../lib/typed-number.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useConfirm } from '../api/use-settlements.ts';
import { type Arrival, arrivalProblems, arrivalWords } from '../arrival-form.ts';
import type { Settlement } from '../settlement-words.ts';
import { settlementsTexts } from '../settlements.texts.generated.ts';
import classes from './confirm-arrival.module.css';

/** Asks what the bank shows: amount, day and name. It moves money in the books, so it is asked about by itself. */
export function ConfirmArrival({ settlement, onClose }: { settlement: Settlement; onClose: () => void }) {
  const t = useTexts(settlementsTexts);
  const expected = settlement.expected ?? 0;
  const isNothing = expected <= 0;
  const draft = `arrival-${settlement.id}`;
  const action = useConfirm(() => {
    dropDraft(draft);
    onClose();
  });
  const form = useForm<Arrival>({
    ...formDraft(draft, {
      arrived: Math.max(0, expected).toFixed(2),
      arrived_on: '',
      bank_reference: '',
    }),
    validate: (typed) => arrivalProblems(typed, t),
  });
  const words = arrivalWords(
    {
      company: providerName(settlement.provider),
      expected,
      arrived: typedPesos(form.values.arrived),
    },
    t,
  );
  const send = form.onSubmit((typed) =>
    action.mutate(
      {
        params: { id: settlement.id },
        body: {
          arrived: typedPesos(typed.arrived) ?? 0,
          arrived_on: typed.arrived_on,
          bank_reference: typed.bank_reference.trim(),
        },
      },
      { onError: (error) => form.setErrors(fieldErrorsOf(error)) },
    ),
  );
  return (
    <ConfirmDialog
      isOpen
      title={isNothing ? t.nothingTitle : t.confirmTitle}
      confirmLabel={isNothing ? t.nothingNow : t.confirmNow}
      busyLabel={t.saving}
      isBusy={action.isPending}
      onConfirm={() => send()}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>{words.lead}</p>
        <TextField
          label={t.arrivedInput}
          description={t.arrivedHint}
          inputMode="decimal"
          {...form.getInputProps('arrived')}
        />
        <TextField
          label={isNothing ? t.nothingOn : t.arrivedOn}
          type="date"
          {...form.getInputProps('arrived_on')}
        />
        <TextField
          label={isNothing ? t.nothingReference : t.bankReference}
          description={isNothing ? t.nothingReferenceHint : t.bankReferenceHint}
          maxLength={SETTLEMENT_REPORT.referenceCharacters}
          {...form.getInputProps('bank_reference')}
        />
        {words.warning && (
          <Notice tone="warn">
            <p>{words.warning}</p>
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}
