import { SETTLEMENT_REPORT } from '@likha/contract/limits';
import { formatPesos } from '@likha/contract/money';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { dropDraft, formDraft } from '../../../lib/drafts.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Alone } from '../../../ui/alone.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useTakeBack } from '../api/use-settlements.ts';
import { type Settlement, takingBackOf } from '../settlement-words.ts';
import { settlementsTexts } from '../settlements.texts.generated.ts';

/** Asks why what was said of the bank is wrong, and takes it back (P761). Who agrees to another's asking starts from their words. */
export function TakeBack({ settlement, onClose }: { settlement: Settlement; onClose: () => void }) {
  const { user } = useSession();
  const turn = takingBackOf(settlement, user?.id);
  const t = useTexts(settlementsTexts);
  const draft = `take-back-${settlement.id}`;
  const action = useTakeBack(() => {
    dropDraft(draft);
    onClose();
  });
  const form = useForm({
    ...formDraft(draft, {
      reason: turn === 'second' ? (settlement.take_back?.reason ?? '') : '',
    }),
    validate: { reason: (typed) => (typed.trim() ? null : t.reasonNeeded) },
  });
  const send = form.onSubmit(({ reason }) =>
    action.mutate(
      { params: { id: settlement.id }, body: { reason: reason.trim() } },
      { onError: (error) => form.setErrors(fieldErrorsOf(error)) },
    ),
  );
  return (
    <ConfirmDialog
      isOpen
      title={t.takeBackTitle}
      confirmLabel={t.takeBackNow}
      busyLabel={t.saving}
      isBusy={action.isPending}
      onConfirm={() => send()}
      onClose={onClose}
    >
      <p>{t.takeBackText({ pesos: formatPesos(settlement.arrived ?? 0) })}</p>
      {turn === 'first' && <p className="dim">{t.takeBackFirst}</p>}
      {turn === 'second' && (
        <p className="dim">{t.takeBackSecond({ name: settlement.take_back?.asked_by ?? '' })}</p>
      )}
      {settlement.is_alone && <Alone />}
      <TextArea
        label={t.takeBackWhy}
        maxLength={SETTLEMENT_REPORT.reasonCharacters}
        {...form.getInputProps('reason')}
      />
    </ConfirmDialog>
  );
}
