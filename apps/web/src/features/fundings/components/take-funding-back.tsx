import { formatPesos } from '@likha/contract/money';
import { FUNDING } from '@likha/contract/staff-limits';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { dropDraft, formDraft } from '../../../lib/drafts.ts';
import { shortDay } from '../../../lib/relative-time.ts';
import { useSession } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { Alone } from '../../../ui/alone.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useTakeFundingBack } from '../api/use-fundings.ts';
import { type Funding, takingBackOf } from '../funding-words.ts';
import { fundingsTexts } from '../fundings.texts.generated.ts';
import classes from './take-funding-back.module.css';

/** Asks why what was said of the bank is wrong, and takes it back (P955). Who agrees to another's asking starts from their words. */
export function TakeFundingBack({ funding, onClose }: { funding: Funding; onClose: () => void }) {
  const t = useTexts(fundingsTexts);
  const language = useLanguage();
  const { user } = useSession();
  const turn = takingBackOf(funding, user?.id);
  const asked = turn === 'second' ? funding.take_back : null;
  const draft = `funding-back-${funding.id}`;
  const action = useTakeFundingBack(() => {
    dropDraft(draft);
    onClose();
  });
  const form = useForm({
    ...formDraft(draft, { reason: asked?.reason ?? '' }),
    validate: { reason: (typed) => (typed.trim() ? null : t.reasonNeeded) },
  });
  const send = form.onSubmit(({ reason }) =>
    action.mutate(
      { params: { id: funding.id }, body: { reason: reason.trim() } },
      { onError: (error) => form.setErrors(fieldErrorsOf(error)) },
    ),
  );
  const facts = {
    pesos: formatPesos(funding.amount),
    day: shortDay(funding.left_on, language),
    reference: funding.reference,
  };
  return (
    <ConfirmDialog
      isOpen
      title={t.backTitle}
      confirmLabel={t.takeBack}
      busyLabel={t.saving}
      isBusy={action.isPending}
      onConfirm={() => send()}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>{t.backText(facts)}</p>
        {turn === 'first' && <p className="dim">{t.backFirst}</p>}
        {asked && <p className="dim">{t.backSecond({ name: asked.asked_by ?? t.gone })}</p>}
        {funding.is_alone && <Alone />}
        <TextArea label={t.backWhy} maxLength={FUNDING.reasonCharacters} {...form.getInputProps('reason')} />
      </div>
    </ConfirmDialog>
  );
}
