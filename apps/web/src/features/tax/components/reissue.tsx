import { REMITTANCE } from '@likha/contract/staff-limits';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useReissue } from '../api/use-reissue.ts';
import { certificatesTexts } from '../certificates.texts.generated.ts';
import classes from './reissue.module.css';

/** Asks why a certificate is issued anew, and does it (P795). */
export function Reissue({ id, number, onClose }: { id: string; number: string; onClose: () => void }) {
  const t = useTexts(certificatesTexts);
  const action = useReissue(onClose);
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (typed) => (typed.trim() ? null : t.reasonNeeded) },
  });
  const send = form.onSubmit(({ reason }) =>
    action.mutate(
      { params: { id }, body: { reason: reason.trim() } },
      { onError: (error) => form.setErrors(fieldErrorsOf(error)) },
    ),
  );
  return (
    <ConfirmDialog
      isOpen
      title={t.anewTitle({ number })}
      confirmLabel={t.anew}
      busyLabel={t.saving}
      isBusy={action.isPending}
      onConfirm={() => send()}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>{t.anewText}</p>
        <TextArea
          label={t.anewWhy}
          maxLength={REMITTANCE.reasonCharacters}
          {...form.getInputProps('reason')}
        />
      </div>
    </ConfirmDialog>
  );
}
