import { formatPesos } from '@likha/contract/money';
import { FUNDING } from '@likha/contract/staff-limits';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { dropDraft, formDraft } from '../../../lib/drafts.ts';
import { useTexts } from '../../../lib/texts.ts';
import { typedPesos } from '../../../lib/typed-number.ts';
import { Alone } from '../../../ui/alone.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useSayFunding } from '../api/use-fundings.ts';
import { differenceWords, feeOf, type Left, leftProblems } from '../funding-form.ts';
import type { Funding, Summary } from '../funding-words.ts';
import { fundingsTexts } from '../fundings.texts.generated.ts';
import classes from './say-funding.module.css';

interface SayFundingProps {
  summary: Summary;
  /** What somebody else said first; the second person types it anew, as both have to have seen the bank. */
  first?: Funding | undefined;
  onClose: () => void;
}

/** Asks what the bank shows: amount, fee, day and name. It moves money in the books, so it is asked about by itself. */
export function SayFunding({ summary, first, onClose }: SayFundingProps) {
  const t = useTexts(fundingsTexts);
  const unfunded = summary.sent;
  const draft = first ? `funding-${first.id}` : 'funding';
  const action = useSayFunding(() => {
    dropDraft(draft);
    onClose();
  });
  const amount = !first && unfunded > 0 ? unfunded.toFixed(2) : '';
  const form = useForm<Left>({
    ...formDraft(draft, { amount, fee: '', left_on: '', reference: '' }),
    validate: (typed) => leftProblems(typed, t),
  });
  const send = form.onSubmit((typed) =>
    action.mutate(
      {
        body: {
          amount: typedPesos(typed.amount) ?? 0,
          fee: feeOf(typed.fee) ?? 0,
          left_on: typed.left_on,
          reference: typed.reference.trim(),
          ...(first && { agrees_with: first.id }),
        },
      },
      { onError: (error) => form.setErrors(fieldErrorsOf(error)) },
    ),
  );
  const difference = first ? null : differenceWords(form.values.amount, unfunded, t);
  const isLarge =
    (typedPesos(form.values.amount) ?? 0) + (feeOf(form.values.fee) ?? 0) > summary.two_people_above;
  return (
    <ConfirmDialog
      isOpen
      title={t.sayTitle}
      confirmLabel={first ? t.agree : t.record}
      busyLabel={t.saving}
      isBusy={action.isPending}
      onConfirm={() => send()}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>{first ? t.saySecond({ name: first.said_by ?? t.gone }) : t.sayText}</p>
        <TextField
          label={t.amount}
          description={t.amountHint}
          inputMode="decimal"
          {...form.getInputProps('amount')}
        />
        <TextField label={t.fee} description={t.feeHint} inputMode="decimal" {...form.getInputProps('fee')} />
        <TextField label={t.leftOn} type="date" {...form.getInputProps('left_on')} />
        <TextField
          label={t.reference}
          description={t.referenceHint}
          maxLength={FUNDING.referenceCharacters}
          {...form.getInputProps('reference')}
        />
        {difference !== null && (
          <Notice tone="warn">
            <p>{difference}</p>
          </Notice>
        )}
        {isLarge && !first && summary.has_other && (
          <p className="dim">{t.sayTwo({ pesos: formatPesos(summary.two_people_above) })}</p>
        )}
        {isLarge && !summary.has_other && <Alone />}
      </div>
    </ConfirmDialog>
  );
}
