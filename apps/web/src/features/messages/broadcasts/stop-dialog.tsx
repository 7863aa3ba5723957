import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { broadcastViewTexts } from './broadcast-view.texts.generated.ts';
import { broadcastsTexts } from './broadcasts.texts.generated.ts';
import type { Broadcast } from './new-broadcast.ts';

interface StopDialogProps {
  broadcast: Broadcast;
  how: 'cancel' | 'unsend';
  onClose: () => void;
}

/** Asks before a message to many is cancelled, or unsent for who has not opened it (P453). */
export function StopDialog({ broadcast: { id, state, sent_count: sent }, how, onClose }: StopDialogProps) {
  const t = useTexts(broadcastsTexts);
  const own = useTexts(broadcastViewTexts);
  const lists = ['GET /messages/broadcasts', 'GET /messages/broadcasts/{id}'] as const;
  const options = {
    invalidates: lists,
    // It may have gone on meanwhile: what can be done about it is shown anew.
    invalidatesOnError: lists,
    onSuccess: onClose,
    onError: (error: Error) =>
      notify({ tone: 'bad', title: own.notStopped, text: detailOf(error, t.inAMoment) }),
  };
  const cancel = useAction('POST /messages/broadcasts/{id}/cancel', options);
  const unsend = useAction('POST /messages/broadcasts/{id}/unsend', options);
  const action = how === 'cancel' ? cancel : unsend;
  const words = {
    cancel: { title: own.cancelTitle, text: own.cancelText, label: own.cancelSchedule },
    stop: { title: own.stopTitle, text: own.stopText, label: own.stop },
    unsend: { title: own.unsendTitle, text: own.unsendText, label: own.unsend },
  }[how === 'unsend' ? 'unsend' : state === 'scheduled' || sent === 0 ? 'cancel' : 'stop'];
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.label}
      busyLabel={t.oneMoment}
      isBusy={action.isPending}
      onConfirm={() => action.mutate({ params: { id } })}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}
