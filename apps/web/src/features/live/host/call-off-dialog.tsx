import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import type { OwnLive } from '../live.ts';
import { ownLivesTexts } from './own-lives.texts.generated.ts';

/** Asks before a planned stream is called off. */
export function CallOffDialog({ live, onClose }: { live: OwnLive; onClose: () => void }) {
  const t = useTexts(ownLivesTexts);
  const callOff = useAction('DELETE /live/{id}', {
    invalidates: ['GET /live/own', 'GET /live', 'GET /live/of/{username}'],
    onSuccess: ({ message }) => {
      onClose();
      notify({ tone: 'good', title: t.calledOff, text: message });
    },
    onError: (error) => notify({ tone: 'bad', title: t.notDone, text: detailOf(error, t.tryAgain) }),
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t.callOffTitle}
      confirmLabel={t.callOffYes}
      busyLabel={t.callingOff}
      isBusy={callOff.isPending}
      onConfirm={() => callOff.mutate({ params: { id: live.id } })}
      onClose={onClose}
    >
      <strong>{live.title}</strong>
      <p>{t.callOffText}</p>
    </ConfirmDialog>
  );
}
