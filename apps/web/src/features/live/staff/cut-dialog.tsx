import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { notify } from '../../../ui/toast/toast.ts';
import classes from './cut-dialog.module.css';
import { wallTexts } from './wall.texts.generated.ts';
import type { WatchedStream } from './watched-stream.ts';

/** Asks for the reason, and cuts a stream for everybody. */
export function CutDialog({ watched: { live }, onClose }: { watched: WatchedStream; onClose: () => void }) {
  const t = useTexts(wallTexts);
  const cut = useAction('POST /admin/live/{id}/cut', {
    invalidates: ['GET /admin/live'],
    onSuccess: ({ message }) => {
      onClose();
      notify({ tone: 'good', title: t.cutDone, text: message });
    },
    onError: (error) => notify({ tone: 'bad', title: t.notDone, text: detailOf(error, t.tryAgain) }),
  });
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (typed) => (typed.trim() ? null : t.reasonNeeded) },
  });
  const send = form.onSubmit(({ reason }) =>
    cut.mutate(
      { params: { id: live.id }, body: { reason: reason.trim() } },
      { onError: (error) => form.setErrors(fieldErrorsOf(error)) },
    ),
  );
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t.cutTitle({ name: live.creator.full_name })}
      confirmLabel={t.cutYes}
      busyLabel={t.cutting}
      isBusy={cut.isPending}
      onConfirm={() => send()}
      onClose={onClose}
    >
      <p className={classes.words}>{t.cutText}</p>
      <TextArea label={t.reason} description={t.reasonHint} rows={3} {...form.getInputProps('reason')} />
    </ConfirmDialog>
  );
}
